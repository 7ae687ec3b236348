import { beforeEach, expect, test, vi } from 'vitest';

const asked: string[] = [];
let failing: string | null = null;

vi.mock('virtual:messages', () => {
  const chunk = (locale: string, set: string) => async () => {
    asked.push(`${locale}/${set}`);
    if (failing === `${locale}/${set}`) throw new Error('chunk is gone');
    return { default: { [set]: locale } };
  };
  const coreOf = (locale: string) => async () => ({
    ...(await chunk(locale, 'core')()),
    sets: { orders: chunk(locale, 'orders'), sync: chunk(locale, 'sync') },
  });
  return { default: { de_DE: coreOf('de_DE'), en_GB: coreOf('en_GB') } };
});

async function fresh() {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  return import('./messages.ts');
}

beforeEach(() => {
  asked.length = 0;
  failing = null;
});

test('GEN-04 a language brings its core alone, a screen its own topics', async () => {
  const { loadedMessages, loadLanguage, loadTopics } = await fresh();
  await loadLanguage('de_DE');
  expect(asked).toEqual(['de_DE/core']);
  await loadTopics(['orders']);
  expect(asked).not.toContain('de_DE/sync');
  expect(loadedMessages.current()).toEqual({ code: 'de_DE', messages: { core: 'de_DE', orders: 'de_DE' } });
});

test('GEN-04 a change of language brings the texts of the opened screens', async () => {
  const { loadedMessages, loadLanguage, loadTopics } = await fresh();
  await loadLanguage('de_DE');
  await loadTopics(['orders']);
  await loadLanguage('en_GB');
  expect(loadedMessages.current()).toEqual({ code: 'en_GB', messages: { core: 'en_GB', orders: 'en_GB' } });
  expect(document.documentElement.lang).toBe('en-GB');
});

test('GEN-04 a change of language while topics load ends with both', async () => {
  const { loadedMessages, loadLanguage, loadTopics } = await fresh();
  await loadLanguage('de_DE');
  await Promise.all([loadTopics(['sync']), loadLanguage('en_GB')]);
  expect(loadedMessages.current()).toEqual({ code: 'en_GB', messages: { core: 'en_GB', sync: 'en_GB' } });
});

test('GEN-04 a language that does not load leaves the one in use', async () => {
  const { loadedMessages, loadLanguage, loadTopics } = await fresh();
  await loadLanguage('de_DE');
  failing = 'en_GB/core';
  await expect(loadLanguage('en_GB')).rejects.toThrow('chunk is gone');
  await loadTopics(['orders']);
  expect(loadedMessages.current()).toEqual({ code: 'de_DE', messages: { core: 'de_DE', orders: 'de_DE' } });
});

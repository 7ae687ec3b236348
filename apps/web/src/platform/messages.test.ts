import { beforeEach, expect, test, vi } from 'vitest';

const asked: string[] = [];
let failing: string | null = null;

vi.mock('virtual:messages', () => {
  const contents: Readonly<Record<string, object>> = {
    core: { errors: { code: { not_found: 'Nothing there.' } } },
    screenErrors: { screenErrors: { code: { team: { last_owner: 'One owner has to stay.' } } } },
  };
  const chunk = (locale: string, set: string) => async () => {
    asked.push(`${locale}/${set}`);
    if (failing === `${locale}/${set}`) throw new Error('chunk is gone');
    return { default: contents[set] ?? { [set]: locale } };
  };
  const coreOf = (locale: string) => async () => ({
    ...(await chunk(locale, 'core')()),
    sets: { orders: chunk(locale, 'orders'), sync: chunk(locale, 'sync'), screenErrors: chunk(locale, 'screenErrors') },
  });
  return { default: { de_DE: coreOf('de_DE'), en_GB: coreOf('en_GB') } };
});

const core = { errors: { code: { not_found: 'Nothing there.' } } };

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
  expect(loadedMessages.current()).toEqual({ code: 'de_DE', messages: { ...core, orders: 'de_DE' } });
});

test('GEN-04 a change of language brings the texts of the opened screens', async () => {
  const { loadedMessages, loadLanguage, loadTopics } = await fresh();
  await loadLanguage('de_DE');
  await loadTopics(['orders']);
  await loadLanguage('en_GB');
  expect(loadedMessages.current()).toEqual({ code: 'en_GB', messages: { ...core, orders: 'en_GB' } });
  expect(document.documentElement.lang).toBe('en-GB');
});

test('GEN-04 a change of language while topics load ends with both', async () => {
  const { loadedMessages, loadLanguage, loadTopics } = await fresh();
  await loadLanguage('de_DE');
  await Promise.all([loadTopics(['sync']), loadLanguage('en_GB')]);
  expect(loadedMessages.current()).toEqual({ code: 'en_GB', messages: { ...core, sync: 'en_GB' } });
});

test('GEN-04 a language that does not load leaves the one in use', async () => {
  const { loadedMessages, loadLanguage, loadTopics } = await fresh();
  await loadLanguage('de_DE');
  failing = 'en_GB/core';
  await expect(loadLanguage('en_GB')).rejects.toThrow('chunk is gone');
  await loadTopics(['orders']);
  expect(loadedMessages.current()).toEqual({ code: 'de_DE', messages: { ...core, orders: 'de_DE' } });
});

test('GEN-10 the text of a screen’s error is there once it is needed, and never asked for besides', async () => {
  const { loadErrorText, loadLanguage, screenErrorText } = await fresh();
  await loadErrorText('team.last_owner');
  await loadLanguage('de_DE');
  await loadErrorText('not_found');
  expect(asked).toEqual(['de_DE/core']);
  await loadErrorText('team.last_owner');
  expect(screenErrorText('team.last_owner')).toBe('One owner has to stay.');
  expect(screenErrorText('not_found')).toBeUndefined();
});

test('GEN-10 where the text of an error does not load, the error is shown without it', async () => {
  const { loadErrorText, loadLanguage, screenErrorText } = await fresh();
  await loadLanguage('de_DE');
  failing = 'de_DE/screenErrors';
  await loadErrorText('team.last_owner');
  expect(screenErrorText('team.last_owner')).toBeUndefined();
  failing = null;
  await loadErrorText('team.last_owner');
  expect(screenErrorText('team.last_owner')).toBe('One owner has to stay.');
});

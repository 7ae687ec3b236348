import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissSnackbar, muteErrorsWhile, showSnackbar, snackbars } from './snackbar.ts';

const texts = (): string[] => snackbars.current().map(({ text }) => text);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('GEN-10: snackbars', () => {
  test.each([
    ['error', 6000],
    ['success', 3500],
    ['warning', 3500],
  ] as const)('%s stays %i ms', (kind, duration) => {
    showSnackbar(kind, kind);
    vi.advanceTimersByTime(duration - 1);
    expect(texts()).toEqual([kind]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('the same text shows once, from its last time on', () => {
    showSnackbar('error', 'same');
    vi.advanceTimersByTime(5000);
    showSnackbar('error', 'same');
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual(['same']);
  });

  test('AUT-07 errors are left out while something else says what happened', () => {
    let holds = true;
    muteErrorsWhile(() => holds);
    showSnackbar('error', 'failed');
    showSnackbar('warning', 'other');
    expect(texts()).toEqual(['other']);
    holds = false;
    showSnackbar('error', 'failed');
    expect(texts()).toEqual(['other', 'failed']);
  });

  test('ORD-17 one that can be acted on stays as long as that is possible, and takes the place of the one before', () => {
    const act = (seconds: number) => ({ label: 'Undo', key: 'u', until: Date.now() + seconds * 1000, run: () => {} });
    showSnackbar('warning', 'other');
    showSnackbar('success', 'first', { act: act(10) });
    showSnackbar('success', 'second', { act: act(10) });
    expect(texts()).toEqual(['other', 'second']);
    vi.advanceTimersByTime(9999);
    expect(texts()).toEqual(['second']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('at most three are shown at a time, the newest last', () => {
    for (const text of ['1', '2', '3', '4']) showSnackbar('success', text);
    expect(texts()).toEqual(['2', '3', '4']);
  });

  test('a dismissed one is gone at once, and listeners are notified', () => {
    const listener = vi.fn<() => void>();
    const stop = snackbars.subscribe(listener);
    showSnackbar('warning', 'away');
    const [shown] = snackbars.current();
    dismissSnackbar(shown?.id ?? 0);
    stop();
    expect(texts()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  beforeSessionEnds,
  endAsked,
  isLeftForGood,
  keepUnsaved,
  leaveForGood,
  mayEndSession,
  type UnsavedWork,
} from './before-session-ends.ts';

const leave: (() => void)[] = [];
const register = (work: UnsavedWork) => leave.push(beforeSessionEnds(work));
const answer = async (mayGo: boolean) => {
  await vi.waitFor(() => expect(endAsked.current()).not.toBeNull());
  endAsked.current()?.(mayGo);
};

afterEach(() => {
  for (const act of leave.splice(0)) act();
});

describe('PRO-11 the end of a session', () => {
  test('nothing unsaved: nobody is asked, what waits is sent', async () => {
    const finish = vi.fn<() => Promise<void>>(async () => {});
    register({ isUnsaved: () => false });
    register({ isUnsaved: () => false, finish });
    expect(await mayEndSession()).toBe(true);
    expect(finish).toHaveBeenCalledOnce();
  });

  test('who has typed is asked first; who stays has sent nothing', async () => {
    const finish = vi.fn<() => Promise<void>>(async () => {});
    register({ isUnsaved: () => true });
    register({ isUnsaved: () => true, finish });
    const ending = mayEndSession();
    await answer(false);
    expect(await ending).toBe(false);
    expect(finish).not.toHaveBeenCalled();
    expect(endAsked.current()).toBeNull();
  });

  test('who discards is asked once, and what waits is sent still', async () => {
    const finish = vi.fn<() => Promise<void>>(async () => {});
    register({ isUnsaved: () => true });
    register({ isUnsaved: () => true, finish });
    const ending = mayEndSession();
    await answer(true);
    expect(await ending).toBe(true);
    expect(finish).toHaveBeenCalledOnce();
  });

  test('what waits and cannot be sent is asked about', async () => {
    register({ isUnsaved: () => true, finish: () => Promise.reject(new Error('offline')) });
    const ending = mayEndSession();
    await answer(false);
    expect(await ending).toBe(false);
  });

  test('a second way out leaves one question', async () => {
    register({ isUnsaved: () => true });
    const [first, second] = [mayEndSession(), mayEndSession()];
    expect(await first).toBe(false);
    await answer(true);
    expect(await second).toBe(true);
  });

  test('an end that cannot ask keeps what is unsaved, and nothing else', () => {
    const [typed, clean] = [vi.fn<() => void>(), vi.fn<() => void>()];
    register({ isUnsaved: () => true, keep: typed });
    register({ isUnsaved: () => false, keep: clean });
    keepUnsaved();
    expect(typed).toHaveBeenCalledOnce();
    expect(clean).not.toHaveBeenCalled();
  });

  test('what only such an end loses is kept, and nobody is asked about it', async () => {
    const keep = vi.fn<() => void>();
    register({ keep });
    expect(await mayEndSession()).toBe(true);
    keepUnsaved();
    expect(keep).toHaveBeenCalledOnce();
  });

  test.each([
    ['brought back by the browser, asks again', true, false],
    ['loaded anew, stays as it was', false, true],
  ])('a page left for good and %s', (_, persisted, isLeft) => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    leaveForGood();
    expect(isLeftForGood()).toBe(true);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(isLeftForGood()).toBe(isLeft);
    vi.unstubAllGlobals();
  });
});

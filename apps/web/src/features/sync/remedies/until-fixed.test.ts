import type { RemedyState } from '@offizin/contract/sync/seller';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Waiting } from './waiting.ts';
import { untilFixed } from './until-fixed.ts';

const remedy = (state: RemedyState['state']): RemedyState => ({
  id: 'r1',
  finding: 'price_below_best',
  state,
  changed: null,
  refused: null,
});

/** Answers with one state after the other. */
function serve(...states: RemedyState['state'][]) {
  const answer = vi.fn<typeof fetch>(async () => Response.json(remedy(states.shift() ?? 'done')));
  vi.stubGlobal('fetch', answer);
  return answer;
}

afterEach(() => vi.unstubAllGlobals());

describe('SYN-08 waiting for a remedy', () => {
  test('a remedy that is done is not asked for', async () => {
    const fetch = serve();
    expect(await untilFixed(remedy('done'), new Waiting())).toMatchObject({ state: 'done' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('without live updates it is read again and again', async () => {
    const fetch = serve('working', 'failed');
    expect(await untilFixed(remedy('working'), new Waiting(), 1)).toMatchObject({ state: 'failed' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test.each([['r1'], [null]])('a live update of %s ends the pause', async (id) => {
    serve('done');
    const waiting = new Waiting();
    const fixed = untilFixed(remedy('working'), waiting, 60_000);
    waiting.wake('another');
    waiting.wake(id);
    expect(await fixed).toMatchObject({ state: 'done' });
  });
});

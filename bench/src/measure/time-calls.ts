import { apiBase } from '@offizin/contract/api';
import type { HttpClient } from '../portal/http-client.ts';
import { summarise } from './latencies.ts';

export interface TimedRead {
  /** In milliseconds, until the whole reply was there. */
  readonly time: number;
  readonly text: string;
}

/** Reads a path of the browser's API in somebody's session; throws unless it is answered with 200. */
export async function readFrom(http: HttpClient, cookie: string, path: string): Promise<TimedRead> {
  const start = performance.now();
  const { status, text } = await http.send({ method: 'GET', path: apiBase + path, headers: { cookie } });
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return { time: performance.now() - start, text };
}

/** Calls that are not counted come first. */
const warmUp = 20;

/** The median and the ninety-ninth percentile of so many calls, in milliseconds. */
export async function timesOf(repeats: number, call: () => Promise<{ time: number }>): Promise<[string, string]> {
  const times: number[] = [];
  for (let turn = 0; turn < repeats + warmUp; turn += 1) {
    const { time } = await call();
    if (turn >= warmUp) times.push(time);
  }
  const { p50, p99 } = summarise(times);
  return [p50.toFixed(1), p99.toFixed(1)];
}

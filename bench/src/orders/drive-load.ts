import { setTimeout as wait } from 'node:timers/promises';
import { type LatencySummary, summarise } from '../measure/latencies.ts';
import { describeProcessorTime, readProcessorTime } from '../measure/processor-time.ts';
import type { HttpClient } from '../portal/http-client.ts';
import { type OperationName, operations, type PlannedCall } from './operations.ts';

export interface LoadResult {
  readonly seconds: number;
  /** Calls answered with 200. */
  readonly answered: number;
  readonly perSecond: number;
  readonly overall: LatencySummary;
  readonly byOperation: ReadonlyMap<OperationName, LatencySummary>;
  /** What went wrong, by operation and reason, with how often. */
  readonly errors: ReadonlyMap<string, number>;
  /** What each call cost in processor time, as a sentence; empty where it cannot be measured. */
  readonly cost: string;
}

interface Recorder {
  /** Sends the call and notes how long it took since `since` (milliseconds of `performance.now()`). */
  record(planned: PlannedCall, since: number): Promise<void>;
  /** The sum of what was recorded since `start`. */
  result(start: number): LoadResult;
}

function reasonOf(status: number, text: string): string {
  const code = /"message":"([^"]+)"/.exec(text)?.[1];
  return code === undefined ? String(status) : `${status} ${code}`;
}

function openRecorder(http: HttpClient): Recorder {
  const latencies = new Map<OperationName, number[]>(operations.map((name) => [name, []]));
  const errors = new Map<string, number>();
  const before = readProcessorTime();
  const note = (operation: OperationName, reason: string) => {
    const key = `${operation}: ${reason}`;
    errors.set(key, (errors.get(key) ?? 0) + 1);
  };
  return {
    record: async ({ operation, call }, since) => {
      try {
        const { status, text } = await http.send(call);
        if (status === 200) latencies.get(operation)?.push(performance.now() - since);
        else note(operation, reasonOf(status, text));
      } catch (error) {
        note(operation, error instanceof Error ? error.message : String(error));
      }
    },
    result: (start) => {
      const seconds = (performance.now() - start) / 1000;
      const after = readProcessorTime();
      const all = [...latencies.values()].flat();
      return {
        seconds,
        answered: all.length,
        perSecond: all.length / seconds,
        overall: summarise(all),
        byOperation: new Map([...latencies].map(([name, values]) => [name, summarise(values)])),
        errors,
        cost: before && after ? describeProcessorTime(before, after, { calls: all.length, seconds }) : '',
      };
    },
  };
}

/** As fast as it goes: a number of users, each of whom sends the next call when the last one is answered. */
export async function driveFlatOut(
  http: HttpClient,
  next: () => PlannedCall,
  run: { users: number; seconds: number },
): Promise<LoadResult> {
  const recorder = openRecorder(http);
  const start = performance.now();
  const end = start + run.seconds * 1000;
  const user = async () => {
    while (performance.now() < end) await recorder.record(next(), performance.now());
  };
  await Promise.all(Array.from({ length: run.users }, user));
  return recorder.result(start);
}

/**
 * At a fixed rate, whatever the replies do. A latency counts from the moment at which the call was due, so that a
 * stall shows in every call that it held up. Stops early when the calls that wait show that the rate is too high.
 */
export async function driveAtRate(
  http: HttpClient,
  next: () => PlannedCall,
  run: { rate: number; seconds: number },
): Promise<LoadResult> {
  const recorder = openRecorder(http);
  const total = run.rate * run.seconds;
  const open = new Set<Promise<void>>();
  const start = performance.now();
  let sent = 0;
  while (sent < total && open.size < run.rate * 5) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * run.rate));
    for (; sent < due; sent += 1) {
      const call = recorder.record(next(), start + (sent / run.rate) * 1000);
      open.add(call);
      void call.then(() => open.delete(call));
    }
    await wait(1);
  }
  await Promise.all(open);
  return recorder.result(start);
}

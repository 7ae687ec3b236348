import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgain } from './ask-again.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A runner that hears of jobs; how often it was asked to look. */
function runner() {
  const nudge = vi.fn<(count: number) => void>();
  const emitter = new EventEmitter();
  const events: WorkerEvents = emitter;
  askAgain(events);
  return { nudge, emit: (event: string) => emitter.emit(event, { workerPool: { nudge } }) };
}

test('OPS-03 who heard of a job asks once more a moment later', () => {
  const { nudge, emit } = runner();
  emit('pool:listen:notification');
  emit('pool:listen:notification');
  expect(nudge).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(nudge).toHaveBeenCalledOnce();
  emit('pool:listen:notification');
  vi.runAllTimers();
  expect(nudge).toHaveBeenCalledTimes(2);
});

test('OPS-03 a runner that ends is not asked again', () => {
  const { nudge, emit } = runner();
  emit('pool:listen:notification');
  emit('pool:gracefulShutdown');
  vi.runAllTimers();
  expect(nudge).not.toHaveBeenCalled();
});

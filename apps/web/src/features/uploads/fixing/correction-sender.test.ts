import type { Correction } from '@offizin/contract/uploads/seller';
import { limits } from '@offizin/domain/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSender } from './correction-sender.ts';

const correction = (rowNumber: number, value = '1'): Correction => ({ rowNumber, field: 'price', value });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('UPL-09 what is corrected in one go is sent together', async () => {
  const send = vi.fn<(corrections: Correction[]) => Promise<void>>(async () => {});
  const sender = makeSender(send, () => {});
  sender.add([correction(2)]);
  await vi.advanceTimersByTimeAsync(300);
  sender.add([correction(3), correction(2, '9')]);
  expect([send.mock.calls.length, sender.hasUnsent()]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(send.mock.calls).toEqual([[[correction(2), correction(3), correction(2, '9')]]]);
  expect(sender.hasUnsent()).toBe(false);
});

test('UPL-09 calls follow one another, each with no more than one call may hold', async () => {
  let running = 0;
  const sizes: number[] = [];
  const sender = makeSender(
    async (corrections) => {
      running += 1;
      expect(running).toBe(1);
      sizes.push(corrections.length);
      await new Promise((resolve) => setTimeout(resolve, 50));
      running -= 1;
    },
    () => {},
  );
  sender.add(Array.from({ length: limits.correctionsPerCall + 7 }, (_, at) => correction(at + 2)));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sizes).toEqual([limits.correctionsPerCall, 7]);
});

test('UPL-09 corrections that cannot be saved are reported, and the next ones are still sent', async () => {
  const lost: string[][] = [];
  const send = vi
    .fn<(corrections: Correction[]) => Promise<void>>()
    .mockRejectedValueOnce(new Error('network'))
    .mockResolvedValue();
  const sender = makeSender(send, (places) => lost.push([...places]));
  sender.add([correction(2)]);
  await vi.advanceTimersByTimeAsync(1000);
  sender.add([correction(3)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lost).toEqual([['2 price']]);
  expect(send).toHaveBeenCalledTimes(2);
});

test('PRO-11 what is under way and what waits is unsent until it is answered', async () => {
  let answer = () => {};
  const send = () => new Promise<void>((resolve) => (answer = resolve));
  const sender = makeSender(send, () => {});
  sender.add([correction(2)]);
  await vi.advanceTimersByTimeAsync(1000);
  sender.add([correction(3)]);
  expect(sender.unsent()).toEqual([correction(2), correction(3)]);
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sender.unsent()).toEqual([correction(3)]);
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect([sender.unsent(), sender.hasUnsent()]).toEqual([[], false]);
});

test('UPL-09 leaving sends at once what still waits', async () => {
  const send = vi.fn<(corrections: Correction[]) => Promise<void>>(async () => {});
  const sender = makeSender(send, () => {});
  sender.add([correction(2)]);
  await sender.flush();
  await vi.advanceTimersByTimeAsync(2000);
  expect(send).toHaveBeenCalledTimes(1);
});

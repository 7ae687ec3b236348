import { expect, test } from 'vitest';
import { Slices } from './slices.ts';

test('slices are written one after the other', async () => {
  const slices = new Slices();
  const steps: string[] = [];
  for (const name of ['a', 'b'])
    slices.add(async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
    });
  await slices.written();
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a slice that fails is known at the end, and nothing behind it is written', async () => {
  const slices = new Slices();
  const steps: string[] = [];
  slices.add(() => Promise.reject(new Error('no room')));
  slices.add(async () => void steps.push('second'));
  await expect(slices.written()).rejects.toThrow('no room');
  expect(steps).toEqual([]);
});

test('who gives up waits for the slice that is being written, and leaves out the next', async () => {
  const slices = new Slices();
  const steps: string[] = [];
  const written = Promise.withResolvers<void>();
  slices.add(async () => {
    await written.promise;
    steps.push('first');
  });
  slices.add(async () => void steps.push('second'));
  await Promise.resolve();
  const over = slices.giveUp();
  written.resolve();
  await over;
  expect(steps).toEqual(['first']);
});

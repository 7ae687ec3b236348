import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { lazyPart } from './lazy-part.tsx';

/** Code that cannot be fetched until the connection is back. */
function lostCode() {
  const line = { isCut: true, asked: 0 };
  const load = async () => {
    line.asked += 1;
    if (line.isCut) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }: { name: string }) => <p>Here is {name}</p>;
  };
  return { line, load };
}

const alarm = () => page.getByRole('alertdialog', { name: 'This didn’t load' });

test('GEN-19 the screen goes on without a part that cannot be loaded, and has it with the connection', async () => {
  const { line, load } = lostCode();
  const Part = lazyPart(load, { waiting: <p>Soon</p> });
  await show(
    <>
      <h1>Screen</h1>
      <Part name="Ada" />
    </>,
  );
  await expect.poll(() => line.asked).toBeGreaterThan(0);
  await expect.element(page.getByText('Soon')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Screen' })).toBeVisible();
  await expect.element(alarm()).not.toBeInTheDocument();
  line.isCut = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Here is Ada')).toBeVisible();
});

test('GEN-14 what somebody asked for and cannot be loaded says so, and is tried again', async () => {
  const { line, load } = lostCode();
  const Part = lazyPart(load, { isAwaited: true });
  await show(<Part name="Ada" />);
  await expect.element(alarm()).toBeVisible();
  line.isCut = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Here is Ada')).toBeVisible();
  await expect.element(alarm()).not.toBeInTheDocument();
});

test('a part that was loaded before is there at once', async () => {
  const { line, load } = lostCode();
  line.isCut = false;
  const Part = lazyPart(load);
  Part.preload();
  await expect.poll(() => line.asked).toBeGreaterThan(0);
  await show(<Part name="Ada" />);
  await expect.element(page.getByText('Here is Ada')).toBeVisible();
  expect(line.asked).toBe(1);
});

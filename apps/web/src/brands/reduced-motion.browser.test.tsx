import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';

const colours = () => [...document.querySelectorAll('[data-depth]')].map((each) => getComputedStyle(each).color);

test('GEN-13 with reduced motion a change of the theme reaches every element at once', async () => {
  await show(
    <div data-depth="1" style={{ color: 'var(--text-2)' }}>
      <div data-depth="2">
        <b data-depth="3">Delivered</b>
      </div>
    </div>,
  );
  await expect.element(page.getByText('Delivered')).toBeVisible();
  const root = document.documentElement;
  const before = root.dataset['theme'];
  root.dataset['theme'] = 'light';
  const [light = ''] = colours();
  root.dataset['theme'] = 'dark';
  const dark = colours();
  const moving = document.getAnimations().length;
  if (before === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = before;
  expect(moving).toBe(0);
  expect(new Set(dark).size).toBe(1);
  expect(dark).not.toContain(light);
});

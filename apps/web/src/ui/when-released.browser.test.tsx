import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { MenuButton } from './menu-button.tsx';

test('a button under a press is drawn again only after its click', async () => {
  await show(
    <MenuButton button={<button type="button">Sort</button>}>{(Menu) => <Menu.Item>Newest</Menu.Item>}</MenuButton>,
  );
  const button = page.getByRole('button', { name: 'Sort' });
  await expect.element(button).toBeVisible();
  const pressed = button.element();
  pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  // The kit is there as soon as both of its files are.
  await Promise.all([import('./menu.ts'), import('./popover.ts')]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(pressed.isConnected).toBe(true);
  pressed.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  if (pressed instanceof HTMLElement) pressed.click();
  await expect.element(page.getByRole('menuitem', { name: 'Newest' })).toBeVisible();
});

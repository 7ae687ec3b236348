import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { MenuButton } from './menu-button.tsx';

test('the button keeps the focus while what it opens is loaded, and gets it back', async () => {
  await show(
    <MenuButton button={<button type="button">Sort</button>}>{(Menu) => <Menu.Item>Newest</Menu.Item>}</MenuButton>,
  );
  const button = page.getByRole('button', { name: 'Sort' });
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  // The kit gives its buttons a name of their own: it is there.
  await expect.element(button).toHaveAttribute('id');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Newest' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menuitem', { name: 'Newest' })).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { PopoverButton } from './popover-button.tsx';

test('a click that comes before the kit is kept, and Escape gives the focus back', async () => {
  await show(
    <PopoverButton label="Filters" position="bottom-start" button={<button type="button">Filter</button>}>
      <label>
        Until <input />
      </label>
    </PopoverButton>,
  );
  const button = page.getByRole('button', { name: 'Filter' });
  await expect.element(button).toBeVisible();
  // No pointer comes near before: the click itself is the first sign of a user.
  button.element().focus();
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

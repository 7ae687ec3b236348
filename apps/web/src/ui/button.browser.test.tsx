import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Button } from './button.tsx';

test('one press acts once: a double click, and Enter that is held', async () => {
  const act = vi.fn<() => void>();
  const { screen } = await show(
    <Button running={false} onClick={act}>
      Confirm
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Confirm' });
  await userEvent.dblClick(button);
  expect(act).toHaveBeenCalledOnce();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter>4/}');
  expect(act).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Enter}{Enter}');
  expect(act).toHaveBeenCalledTimes(4);
});

test('a press after a correction counts, however quickly it comes', async () => {
  const act = vi.fn<() => void>();
  const { screen } = await show(
    <>
      <input aria-label="IBAN" />
      <Button running={false} onClick={act}>
        Save
      </Button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await button.click();
  await userEvent.fill(screen.getByRole('textbox'), 'DE89');
  const again = () => button.element().dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
  again();
  expect(act).toHaveBeenCalledTimes(2);
  again();
  expect(act).toHaveBeenCalledTimes(2);
});

test('a button that runs nothing counts each click', async () => {
  const step = vi.fn<() => void>();
  const { screen } = await show(<Button onClick={step}>More</Button>);
  await userEvent.dblClick(screen.getByRole('button', { name: 'More' }));
  expect(step).toHaveBeenCalledTimes(2);
});

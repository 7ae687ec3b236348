import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { RefusableButton } from './refusable-button.tsx';

const refusal = 'This order has already been dispatched.';

test('a refused action is reached by keyboard, says why, and does nothing', async () => {
  const act = vi.fn<() => void>();
  const { screen } = await show(
    <RefusableButton refusal={refusal} onClick={act}>
      Reject
    </RefusableButton>,
  );
  const button = screen.getByRole('button', { name: 'Reject' });
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription(refusal);
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(act).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(refusal);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip', { includeHidden: true })).not.toBeVisible();
});

test('GEN-13 whoever presses it in vain hears why again, and is led to what is missing', async () => {
  const { screen } = await show(
    <>
      <input aria-label="Reason" data-reason />
      <RefusableButton refusal={refusal} lacksAt="[data-reason]">
        Reject
      </RefusableButton>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Reject' });
  await button.click({ force: true });
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
  const first = screen.getByRole('alert').element();
  await button.click({ force: true });
  await expect.element(screen.getByRole('alert')).toHaveTextContent(refusal);
  expect(first.isConnected).toBe(false);
});

test('what is allowed acts like every other button', async () => {
  const act = vi.fn<() => void>();
  const { screen } = await show(
    <RefusableButton refusal={null} onClick={act}>
      Reject
    </RefusableButton>,
  );
  await screen.getByRole('button', { name: 'Reject' }).click();
  expect(act).toHaveBeenCalledOnce();
});

test('the focus stays on a button that cannot be used any more, and on one that can again', async () => {
  const act = vi.fn<() => void>();
  const drawn = (reason: string | null) => (
    <RefusableButton refusal={reason} onClick={act}>
      Reject
    </RefusableButton>
  );
  const { screen, rerender } = await show(drawn(null));
  const button = screen.getByRole('button', { name: 'Reject' });
  await userEvent.keyboard('{Tab}');
  rerender(drawn(refusal));
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  rerender(drawn(null));
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(act).toHaveBeenCalledOnce();
});

import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { StatePanel } from './state-panel.tsx';

test('an error is an alert with its reference', async () => {
  const { screen } = await show(
    <StatePanel icon={null} tone="red" title="The list did not load" text="Nothing is lost." requestId="req-7" />,
  );
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByRole('heading', { name: 'The list did not load' })).toBeVisible();
  await expect.element(alert).toMatchTextContent('req-7');
});

test('without a reference nothing takes its place', async () => {
  const { screen } = await show(
    <StatePanel icon={null} tone="red" title="The list did not load" text="Nothing is lost." />,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The list did not loadNothing is lost.');
});

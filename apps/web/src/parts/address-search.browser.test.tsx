import type { FoundAddress } from '@offizin/contract/shop-profile/seller';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../platform/client.ts';
import { show } from '../testing/show.tsx';
import { AddressSearch } from './address-search.tsx';

const address = { street: 'Lindenstraße 12', postalCode: '79098', city: 'Freiburg', region: 'BW', countryCode: 'DE' };

const other = { ...address, street: 'Lindenweg 3' };

/** Types and presses Enter; the look-up gives these addresses, or throws. */
async function search(find: () => Promise<FoundAddress[]>) {
  const chosen = vi.fn<(found: FoundAddress) => void>();
  const asked = vi.fn<(typed: string) => Promise<FoundAddress[]>>(find);
  await show(<AddressSearch find={asked} onChoose={chosen} />);
  await page.getByRole('combobox', { name: 'Find address' }).fill('Lindenstr');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked).toHaveBeenCalledExactlyOnceWith('Lindenstr');
  return chosen;
}

test('PRO-06 an address that is found is chosen', async () => {
  const chosen = await search(async () => [address, other]);
  await page.getByRole('option', { name: /Lindenweg 3/ }).click();
  expect(chosen.mock.calls).toEqual([[other]]);
  await expect.element(page.getByText('Filled in below. Please check it.')).toBeVisible();
});

test('PRO-06 arrows go round what is found, Enter takes one, Escape closes', async () => {
  const chosen = await search(async () => [address, other]);
  const field = page.getByRole('combobox', { name: 'Find address' });
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('option', { name: /Lindenweg 3/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([[address]]);
});

test('PRO-06 no match says what to do', async () => {
  await search(async () => []);
  await expect.element(page.getByText(/^No matching address/)).toBeVisible();
});

test('PRO-06 a look-up that fails says so', async () => {
  await search(async () => {
    const problem = { type: 'about:blank', title: '', detail: '', requestId: '', status: 503 } as const;
    throw new ApiError(503, 'address.lookup_failed', { ...problem, message: 'address.lookup_failed' });
  });
  await expect.element(page.getByText(/^Address lookup failed/)).toBeVisible();
});

import type { FoundAddress } from '@offizin/contract/shop-profile/seller';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { AddressSearch } from './address-search.tsx';

const address = { street: 'Lindenstraße 12', postalCode: '79098', city: 'Freiburg', region: null, countryCode: 'DE' };

async function search(status: number, reply: object) {
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(reply, { status }));
  const chosen = vi.fn<(found: FoundAddress) => void>();
  await show(<AddressSearch country="DE" onChoose={chosen} />);
  await page.getByRole('textbox', { name: 'Find address' }).fill('Lindenstr');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked).toHaveBeenCalledOnce();
  expect(String(asked.mock.calls[0]?.[0])).toContain('/addresses?q=Lindenstr&country=DE');
  return chosen;
}

test('PRO-06 an address that is found is chosen', async () => {
  const chosen = await search(200, { addresses: [address] });
  await page.getByRole('button', { name: /Lindenstraße 12/ }).click();
  expect(chosen.mock.calls[0]?.[0]).toEqual(address);
});

test('PRO-06 no match says what to do', async () => {
  await search(200, { addresses: [] });
  await expect.element(page.getByText(/^No matching address/)).toBeVisible();
});

test('PRO-06 a look-up that fails says so', async () => {
  await search(503, { message: 'address.lookup_failed', status: 503 });
  await expect.element(page.getByText(/^Address lookup failed/)).toBeVisible();
});

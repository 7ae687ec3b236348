import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { useSearchChange } from './search-change.ts';

function Filters() {
  const change = useSearchChange<{ number?: string; payment?: string; page?: number }>();
  return (
    <button
      type="button"
      onClick={() => {
        change({ number: '' });
        change({ payment: 'PENDING' });
      }}
    >
      Filter
    </button>
  );
}

test('SYN-02 INV-01 two changes of one moment are both in the address', async () => {
  const { address } = await show(<Filters />, { at: '/?number=7&page=2' });
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect.poll(address).toBe('/?page=2&payment=PENDING');
});

import { brands } from '@offizin/domain/brand/brands';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';

/** Writes cents as an amount in the brand's currency. */
export function useMoney(): (cents: number) => string {
  const { money } = useFormats();
  const { currency } = brands[initialData.brand];
  return (cents) => money({ amount: cents, currency });
}

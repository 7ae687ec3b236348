import { brands } from '@offizin/domain/brand/brands';
import { initialData } from './initial-data.ts';
import { useSession } from './session.ts';

/** Of the brand: months of documents and money, weeks of performance, and the days of market prices. */
export const brandTimeZone: string = brands[initialData.brand].timeZone;

/** Of the shop that is open: its hours, its days and its deadlines; of the brand before anybody has signed in. */
export function useShopTimeZone(): string {
  return useSession()?.seller.timeZone ?? brandTimeZone;
}

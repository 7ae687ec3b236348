import type { FoundAddress } from '@offizin/contract/shop-profile/seller';
import type { App } from '../../../platform/app.ts';
import { type AddressQuestion, nominatim } from './nominatim.ts';

/** Asks the look-up that the operator configured; null where there is none, or where it cannot be asked now. */
export async function lookUpAddresses(
  { config, log }: Pick<App, 'config' | 'log'>,
  question: AddressQuestion,
): Promise<FoundAddress[] | null> {
  if (config.addressLookupUrl === null) return null;
  try {
    return [...(await nominatim(config.addressLookupUrl)(question))];
  } catch (error) {
    log.warn({ err: error }, 'the look-up of addresses failed');
    return null;
  }
}

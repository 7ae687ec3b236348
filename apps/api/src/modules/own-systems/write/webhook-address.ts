import type { FieldCode } from '@offizin/contract/errors';
import type { Config } from '../../../platform/config.ts';
import { isRefusedAsWritten } from '../../../platform/outgoing/public-address.ts';

/** What is wrong with an address as it is written; null when nothing is. What its name leads to shows with each call. */
export function addressFault(
  { privateFeedHosts }: Pick<Config, 'privateFeedHosts'>,
  address: string,
): FieldCode | null {
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return 'field.invalid';
  return isRefusedAsWritten(url, privateFeedHosts) ? 'field.not_available' : null;
}

import type { PostalAddress } from '@offizin/contract/orders/views';
import { locales } from '@offizin/domain/locale/locales';
import { displayNames } from '@offizin/i18n/intl-formats';
import type { OrderPapersTask } from './paper-tasks.ts';

/** An address line by line; its country only when it is not the shop's own. */
export function addressLines(
  { name, street, postalCode, city, region, countryCode }: PostalAddress,
  { shop, locale }: Pick<OrderPapersTask, 'shop' | 'locale'>,
): string[] {
  const place = region === null ? city : `${city}, ${region}`;
  const country = displayNames(locales[locale].tag, { type: 'region' }).of(countryCode) ?? countryCode;
  return [name, street, `${postalCode} ${place}`, ...(countryCode === shop.country ? [] : [country])];
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number as its country writes it for callers from abroad: `+34 935 55 00 14`; as it is where no plan knows it. */
export function shownPhoneNumber(prefix: string, digits: string): string {
  const number = parsePhoneNumberFromString(`${prefix}${digits}`);
  return number?.formatInternational() ?? `${prefix} ${digits}`;
}

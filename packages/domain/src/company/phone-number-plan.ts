import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { isPhoneNumber, plainPhoneNumber } from './phone-number.ts';

/** Whether the number is given out at all, by the countries' numbering plans. For servers only: their tables are large. */
export function isNumberInPlan(typed: string, prefix: string): boolean {
  return isPhoneNumber(typed, prefix) && isValidPhoneNumber(`${prefix}${plainPhoneNumber(typed, prefix)}`);
}

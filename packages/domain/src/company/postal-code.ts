import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** Where the library takes more than the country has. */
const stricter: Readonly<Record<string, RegExp>> = {
  CH: /^[1-9]\d{3}$/,
  DE: /^(?!00)\d{5}$/,
  FR: /^(?!00|96|99)\d{5}$/,
  PT: /^[1-9]\d{3}-\d{3}$/,
};

/** Whether a postcode can be one of the country. */
export function isPostalCode(typed: string, country: string): boolean {
  const code = typed.trim();
  if (!postcodeValidatorExistsForCountry(country) || !postcodeValidator(code, country)) return false;
  return stricter[country]?.test(code) ?? true;
}

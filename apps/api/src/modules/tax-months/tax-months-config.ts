import { ConfigError } from '../../platform/config-error.ts';
import type { Environment } from '../../platform/config.ts';

export interface TaxMonthsConfig {
  /** The day of the next month on which a tax month is closed. */
  readonly taxMonthClosesOn: number;
}

declare module '../../platform/config.ts' {
  interface Config extends TaxMonthsConfig {}
}

const usualDay = 10;

export function readTaxMonthsConfig(env: Environment): TaxMonthsConfig {
  const text = env['TAX_MONTH_CLOSES_ON'] ?? '';
  if (text === '') return { taxMonthClosesOn: usualDay };
  if (!/^\d{1,2}$/.test(text) || Number(text) < 1 || Number(text) > 28)
    throw new ConfigError(`TAX_MONTH_CLOSES_ON must be a day of the month from 1 to 28, but is "${text}".`);
  return { taxMonthClosesOn: Number(text) };
}

import { ConfigError } from '../../../platform/config-error.ts';
import type { Environment } from '../../../platform/config.ts';
import { type PayoutSettings, readPayoutSettings } from './payout-settings.ts';

export interface PayoutConfig {
  /** The accounts at the payout providers, by brand. */
  readonly payout: PayoutSettings;
  /** Hours for which payouts wait after the bank account was changed. */
  readonly payoutHoldHours: number;
}

declare module '../../../platform/config.ts' {
  interface Config extends PayoutConfig {}
}

/** The accounts at the payout providers; none where no file is named. */
function readPayout(env: Environment): PayoutSettings {
  const file = env['PAYOUT_PROVIDERS_FILE'] ?? '';
  if (file === '') return {};
  try {
    return readPayoutSettings(file);
  } catch (error) {
    throw new ConfigError(
      `PAYOUT_PROVIDERS_FILE cannot be used: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

const usualHoldHours = 72;

/** For how many hours payouts wait after the bank account was changed. */
function readHoldHours(env: Environment): number {
  const text = env['PAYOUT_HOLD_HOURS'] ?? '';
  if (text === '') return usualHoldHours;
  if (!/^\d{1,3}$/.test(text) || Number(text) > 720)
    throw new ConfigError(`PAYOUT_HOLD_HOURS must be a number of hours from 0 to 720, but is "${text}".`);
  return Number(text);
}

export const readPayoutConfig = (env: Environment): PayoutConfig => ({
  payout: readPayout(env),
  payoutHoldHours: readHoldHours(env),
});

import { readPayoutConfig } from './modules/payout/providers/payout-config.ts';
import { readTaxMonthsConfig } from './modules/tax-months/tax-months-config.ts';
import { type Config, type Environment, readConfig } from './platform/config.ts';

/** Reads the settings of a process; throws a ConfigError that names the first wrong one. */
export const readApiConfig = (env: Environment): Config => ({
  ...readConfig(env),
  ...readPayoutConfig(env),
  ...readTaxMonthsConfig(env),
});

import { developmentHosts } from '@offizin/domain/brand/hosts';
import type { Config } from '../platform/config.ts';

/** What a portal stands on: a migrated database, and a place for files. */
export type Ground = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'files'>;

/** The settings of a portal under test. */
export function testConfig(ground: Ground): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    production: false,
    hosts: developmentHosts(),
    companionUrl: null,
    smtpUrl: null,
    viesUrl: null,
    sandbox: null,
    payout: {},
    payoutHoldHours: 72,
    taxMonthClosesOn: 10,
    addressLookupUrl: null,
    humanCheck: null,
    supportChatUrl: null,
    analyticsUrl: null,
    sealKeyFile: null,
    roles: { api: true, worker: false },
    metricsPort: null,
    trustProxy: 1,
    drainSeconds: 0,
    // A busy machine must not fail tests of something else.
    shedsLoad: false,
    privateFeedHosts: [],
    engineThreads: 1,
    logLevel: 'silent',
    ...ground,
  };
}

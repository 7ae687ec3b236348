import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandIds } from '../../packages/domain/src/brand/brands.ts';

/** The accounts of the demo's operator at the payout provider that the simulator plays, each start with keys of its own. */
export function demoPayoutProviders(dataDir: string, port: string): NodeJS.ProcessEnv {
  const [apiKey, hmacKey] = [randomBytes(24).toString('base64url'), randomBytes(32).toString('hex')];
  const ofBrand = (brand: string) => ({
    adyen: {
      environment: 'TEST',
      apiKey,
      balancePlatform: `demo-${brand}`,
      hmacKeys: [hmacKey],
      standIn: `http://127.0.0.1:${port}`,
    },
  });
  const file = path.join(dataDir, 'payout-providers.json');
  writeFileSync(file, JSON.stringify(Object.fromEntries(brandIds.map((brand) => [brand, ofBrand(brand)]))), {
    mode: 0o600,
  });
  return { PAYOUT_PROVIDERS_FILE: file, PAYOUT_PORT: port, PAYOUT_API_KEY: apiKey, PAYOUT_HMAC_KEY: hmacKey };
}

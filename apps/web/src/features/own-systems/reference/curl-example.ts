import { shopPaths } from './shop-paths.ts';
import type { TokenArea, TokenScope } from '@offizin/domain/own-systems/token-scopes';

/** A call that reads something of each area, below the base address. */
const examples: Readonly<Record<TokenArea, string>> = {
  orders: '/orders?tab=to-manage',
  returns: '/returns',
  offers: '/offers',
  price_rules: '/price-rules',
  uploads: '/offer-uploads',
  sync: '/sync',
  messages: '/messages?view=to_answer',
  money: '/invoices',
  shop: '/shop-profile',
  events: '/events',
};

/** A call that works with a token, to be pasted into a terminal. */
export function curlExample(origin: string, token: string, scopes: readonly TokenScope[]): string {
  const area = (Object.keys(examples) as TokenArea[]).find((each) => scopes.includes(`${each}:read`));
  const path = area === undefined ? '/openapi.json' : examples[area];
  return `curl -H "Authorization: Bearer ${token}" "${origin}${shopPaths.base}${path}"`;
}

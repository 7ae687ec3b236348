import type { EndpointSpec } from '@offizin/contract/endpoint';
import { shopBase, shopEndpoints } from '@offizin/contract/shop-api';
import { tokenScopes } from '@offizin/domain/own-systems/token-scopes';
import type { TestPortal } from '../portal.ts';
import { makeReady } from '../ready-for-write.ts';
import { recordCall } from '../recorded-call.ts';
import { openWritingShop, writtenRequest } from '../writing-shops.ts';
import type { Recorded } from './machine-examples.ts';
import { idsOf, nameOf } from './operation-ids.ts';

/** An order that is rejected takes no other step. */
const isLast = (id: string) => id === 'orders.reject';

/** What a shop's own systems ask of things of every kind and are answered; without the operations that `isLeftOut` names. */
export async function shopExamples(portal: TestPortal, isLeftOut: (id: string) => boolean): Promise<Recorded> {
  const shop = await openWritingShop(portal, 'shop', 7);
  const body = { name: 'Till', scopes: [...tokenScopes], days: 90 };
  const { secret } = await shop.browser.ask('POST /api-tokens', { body });
  const recorded: Recorded = {};
  const ids = idsOf('shop');
  const operations = shopEndpoints
    .map((endpoint: EndpointSpec) => ({ endpoint, id: ids.get(nameOf(endpoint)) ?? '' }))
    .filter(({ endpoint, id }) => endpoint.file === undefined && !isLeftOut(id))
    .toSorted((one, other) => Number(isLast(one.id)) - Number(isLast(other.id)));
  for (const { endpoint, id } of operations) {
    await makeReady(portal, shop, nameOf(endpoint));
    await portal.ask('delete from rate_window');
    const { path, body: sentBody, headers } = writtenRequest(shop, endpoint);
    const sent = {
      host: 'de.localhost',
      authorization: `Bearer ${secret}`,
      'idempotency-key': 'the-only-key',
      ...headers,
    };
    recorded[id] = await recordCall(portal, { endpoint, base: shopBase, path, headers: sent, body: sentBody });
  }
  return recorded;
}

import type { EndpointSpec } from '@offizin/contract/endpoint';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import sharp from 'sharp';
import { type Browser, type BrowserReply, openBrowser } from './browser.ts';
import { idsOf } from './owned-rows.ts';
import { putOrders, putProducts, putSeller, type TestPortal } from './portal.ts';
import { sampleRequest } from './sample-request.ts';

export interface Shop {
  readonly sellerId: string;
  readonly name: string;
  readonly browser: Browser;
  readonly ids: Readonly<Record<string, string>>;
}

const services = (['marketplace', 'fulfillment', 'stockhub', 'adyen'] as const).map((code) => ({
  code,
  status: 'subscribed' as const,
}));

/** A shop of the German brand that has a thing of every kind, and a browser that is signed in there. */
export async function openWritingShop(portal: TestPortal, name: string, place: number): Promise<Shop> {
  const productId = `P-${place}`;
  const number = `1000000${place}`;
  const sellerId = await putSeller(portal, 'de', name, aSeller({ users: [aUser(name)], services }));
  await putProducts(portal, 'de', [aProduct({ productId, nationalCode: null, gtin: null })]);
  await putOrders(portal, 'de', [anOrder({ number, seller: name })]);
  const browser = openBrowser(portal, 'de.localhost', `198.51.100.${place}`);
  await browser.signIn(name);
  return { sellerId, name, browser, ids: await idsOf(portal, { sellerId, number, productId }) };
}

/** Bodies that are files, as the operation takes them. */
const image = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#336699' } })
  .png()
  .toBuffer();
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<</Type /Catalog>>\nendobj\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
);
const fileOf = (endpoint: EndpointSpec): Buffer | undefined =>
  endpoint.bodyFile?.mediaTypes.includes('application/pdf')
    ? pdf
    : endpoint.path.includes('images') && endpoint.bodyFile !== undefined
      ? image
      : undefined;

/** What an operation is sent by a shop, with the ids of its own things and files that it takes. */
export function writtenRequest({ ids }: Pick<Shop, 'ids'>, endpoint: EndpointSpec) {
  const request = sampleRequest(endpoint, ids);
  return { ...request, body: fileOf(endpoint) ?? request.body };
}

/** Sends it from the shop's browser, whatever its rates say. */
export async function sendWrite(
  portal: TestPortal,
  shop: Shop,
  endpoint: EndpointSpec,
  key: string | null,
): Promise<BrowserReply> {
  await portal.ask('delete from rate_window');
  const { method, path, body, headers } = writtenRequest(shop, endpoint);
  return shop.browser.call(method, path, { body, headers, idempotencyKey: key });
}

/** An answer without what differs from one request to the next. */
export const answerOf = ({ status, json }: Pick<BrowserReply, 'status' | 'json'>) => ({
  status,
  json: { ...Object(json), requestId: null },
});

/** Counts the rows of each table that a shop has, or with `content` says what is in them. */
export async function shopRows(portal: TestPortal, said: 'count' | 'content') {
  const tables = await portal.ask<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'seller_id'
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`,
  );
  const value = said === 'count' ? 'count(*)::integer' : `md5(coalesce(string_agg(t::text, '' order by t::text), ''))`;
  const everything = tables
    .map(({ name }) => `select '${name}' as name, ${value} as said from ${name} t where seller_id = $1`)
    .join(' union all ');
  return async <T extends number | string>({ sellerId }: Pick<Shop, 'sellerId'>): Promise<Record<string, T>> => {
    const found = await portal.ask<{ name: string; said: T }>(everything, [sellerId]);
    return Object.fromEntries(found.map((row) => [row.name, row.said]));
  };
}

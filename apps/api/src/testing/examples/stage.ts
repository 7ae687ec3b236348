import { randomUUID } from 'node:crypto';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { shopBase, shopEndpoints } from '@offizin/contract/shop-api';
import { tokenScopes } from '@offizin/domain/own-systems/token-scopes';
import { fillAddress } from '@offizin/testkit/fill-address';
import { inValencia } from '@offizin/testkit/records';
import { openCases } from '../../modules/returns/testing/return-cases.ts';
import type { Example } from '../../openapi/examples.ts';
import type { TestPortal } from '../portal.ts';
import { recordCall } from '../recorded-call.ts';
import { idsOf, nameOf } from './operation-ids.ts';

const host = 'es.localhost';

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Of a body that is a file. */
  readonly contentType?: string;
}

/** The shop of the cases, with a token that may do everything and one for tests. */
export interface Stage {
  readonly portal: TestPortal;
  readonly sellerId: string;
  readonly cases: Awaited<ReturnType<typeof openCases>>;
  /** Calls an operation by its id, and keeps nothing. */
  call(id: string, parts: Parts): Promise<Example>;
  callInSandbox(id: string, parts: Parts): Promise<Example>;
}

const ids = idsOf('shop');
const endpointsById: ReadonlyMap<string, EndpointSpec> = new Map(
  shopEndpoints.map((endpoint) => [ids.get(nameOf(endpoint)) ?? '', endpoint]),
);

const callerWith =
  (portal: TestPortal, secret: string): Stage['call'] =>
  async (id, { params, query, body, contentType }) => {
    const endpoint = endpointsById.get(id);
    if (endpoint === undefined) throw new Error(`own systems have no operation ${id}`);
    const path = fillAddress(endpoint.path, { ...(params && { params }), ...(query && { query }) });
    const headers = {
      host,
      authorization: `Bearer ${secret}`,
      ...(endpoint.method !== 'GET' && { 'idempotency-key': randomUUID() }),
      ...(contentType !== undefined && { 'content-type': contentType }),
    };
    return recordCall(portal, { endpoint, base: shopBase, path, headers, body });
  };

/** A portal's shop with sales that were sent, in a market that has all screens. */
export async function openStage(portal: TestPortal): Promise<Stage> {
  const cases = await openCases(portal);
  const { street, postalCode, city, region, countryCode } = inValencia;
  await portal.ask(
    'update seller set street = $2, postal_code = $3, city = $4, region = $5, country_code = $6 where id = $1',
    [cases.sellerId, street, postalCode, city, region, countryCode],
  );
  const secretOf = async (isTest: boolean) => {
    const body = { name: 'Till', scopes: [...tokenScopes], days: 90 as const, isTest };
    return (await cases.seller.ask('POST /api-tokens', { body })).secret;
  };
  return {
    portal,
    sellerId: cases.sellerId,
    cases,
    call: callerWith(portal, await secretOf(false)),
    callInSandbox: callerWith(portal, await secretOf(true)),
  };
}

export const orderIdOf = async (portal: TestPortal, number: string): Promise<string> => {
  const [row] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [number]);
  return row?.id ?? '';
};

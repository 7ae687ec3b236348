import type { MachineScope } from '@offizin/contract/endpoint';
import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { withIdentity } from '../db/scopes/scopes.ts';
import { fail } from '../fail.ts';
import { takeFromRate } from '../session/rate.ts';
import { hashOf } from '../tokens.ts';
import { findApiKey } from './machine-key-queries.ts';

export interface MachineCaller {
  readonly brand: BrandId;
  readonly keyName: string;
}

/** The caller behind an `Authorization: Bearer` key; cookies count for nothing here. */
export async function readMachineCaller(
  app: App,
  request: FastifyRequest,
  scope: MachineScope,
): Promise<MachineCaller> {
  const token = /^Bearer ([\x21-\x7e]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) fail('api_key.invalid');
  const hash = hashOf(token);
  const key = await withIdentity(app.pool, (db) => findApiKey(db, hash, app.clock()));
  if (key === undefined) fail('api_key.invalid');
  if (!key.scopes.includes(scope)) fail('api_key.scope');
  await takeFromRate(app, {
    scope: 'machine',
    key: hash.toString('base64url'),
    calls: limits.machineCallsPerMinute,
    per: 60,
  });
  return { brand: key.brand, keyName: key.name };
}

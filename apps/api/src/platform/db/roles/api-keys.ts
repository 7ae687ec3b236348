import type { MachineScope } from '@offizin/contract/endpoint';
import type { BrandId } from '@offizin/domain/brand/brands';
import pg from 'pg';
import { hashOf, newToken } from '../../tokens.ts';

export interface NewApiKey {
  readonly brand: BrandId;
  readonly name: string;
  readonly scopes: readonly MachineScope[];
  /** Days until it expires, or null for a key without an end. */
  readonly days: number | null;
}

/** Makes a key, ends the one of the same brand and name, and returns it: the only time that it can be read. */
export async function replaceApiKey(client: pg.ClientBase, key: NewApiKey): Promise<string> {
  const token = newToken();
  await client.query('delete from api_key where brand = $1 and name = $2', [key.brand, key.name]);
  await client.query(
    `insert into api_key (key_hash, brand, name, scopes, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [hashOf(token), key.brand, key.name, [...key.scopes], key.days],
  );
  return token;
}

/** Makes a key of the same name for each brand; returns them by brand. */
export async function replaceApiKeys(
  databaseUrl: string,
  brands: readonly BrandId[],
  key: Omit<NewApiKey, 'brand'>,
): Promise<Partial<Record<BrandId, string>>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const keys: Partial<Record<BrandId, string>> = {};
  for (const brand of brands) keys[brand] = await replaceApiKey(client, { ...key, brand });
  await client.end();
  return keys;
}

/** Ends the keys of a name without a successor; returns how many there were. */
export async function revokeApiKeys(databaseUrl: string, brands: readonly BrandId[], name: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ended = await client.query('delete from api_key where brand = any($1) and name = $2', [brands, name]);
  await client.end();
  return ended.rowCount ?? 0;
}

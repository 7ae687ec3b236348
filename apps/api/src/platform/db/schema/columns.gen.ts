// Made of apps/api/schema.sql by `npm test -- api schema -u`; not to be edited.
import type { BrandId } from '@offizin/domain/brand/brands';
import type { Generated } from 'kysely';
import type { GeneratedJson, Json } from './row.ts';

/** The columns of each table. */
export interface Columns {
  api_key: {
    key_hash: Buffer;
    brand: BrandId;
    name: string;
    scopes: string[];
    created_at: Generated<Date>;
    expires_at: Date | null;
  };
  api_token: {
    id: string;
    token_hash: Buffer;
    brand: BrandId;
    seller_id: string;
    user_id: string;
    made_by: string;
    name: string;
    last_four: string;
    scopes: string[];
    created_at: Date;
    expires_at: Date;
    last_used_at: Date | null;
    revoked_at: Date | null;
    revoked_by: string | null;
    of_shop: Generated<boolean>;
  };
  app_secret: {
    name: string;
    value: Buffer;
  };
  audit: {
    id: Generated<number>;
    at: Generated<Date>;
    brand: BrandId;
    kind: string;
    seller_id: string | null;
    user_id: string | null;
    impersonated_by: string | null;
    detail: GeneratedJson;
    address: string | null;
    agent: string | null;
    changes: GeneratedJson;
  };
  idempotency: {
    seller_id: string;
    operation: string;
    key: string;
    body_hash: Buffer;
    reply: Json | null;
    created_at: Generated<Date>;
  };
  last_backup: {
    one: Generated<boolean>;
    made_at: Date;
  };
  machine_idempotency: {
    brand: BrandId;
    operation: string;
    key: string;
    body_hash: Buffer;
    reply: Json | null;
    created_at: Generated<Date>;
  };
  rate_window: {
    scope: string;
    key: string;
    window_start: Date;
    calls: number;
  };
  remember_token: {
    token_hash: Buffer;
    family: string;
    user_id: string;
    rotated_at: Date | null;
    expires_at: Date;
    brand: BrandId;
    agent: string | null;
    address: string | null;
  };
  session: {
    token_hash: Buffer;
    user_id: string | null;
    seller_id: string;
    remember_family: string | null;
    impersonated_by: string | null;
    impersonation_refresh_until: Date | null;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    brand: BrandId;
    id: Generated<string>;
    way: string;
    agent: string | null;
    address: string | null;
    authenticated_at: Date | null;
  };
  shop_visit: {
    user_id: string;
    seller_id: string;
    at: Date;
  };
  used_challenge: {
    signature: string;
    expires_at: Date;
  };
  worker_heartbeat: {
    worker_id: string;
    seen_at: Date;
  };
}

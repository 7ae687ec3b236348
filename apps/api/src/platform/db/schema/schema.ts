import type { MachineScope } from '@offizin/contract/endpoint';
import type { HistoryChange } from '@offizin/domain/history/changes';
import type { SignInWay } from '@offizin/domain/identity/sign-in-ways';
import type { TokenScope } from '@offizin/domain/own-systems/token-scopes';
import type { Columns } from './columns.gen.ts';
import type { Row } from './row.ts';

/**
 * The tables as the query builder sees them. Those of who calls, how often, and what is repeated are the platform's; the
 * tables.ts of each module adds its own.
 */
export interface Schema {
  api_key: Row<Columns['api_key'], { scopes: MachineScope[] }>;
  api_token: Row<Columns['api_token'], { scopes: TokenScope[] }>;
  app_secret: Columns['app_secret'];
  audit: Row<Columns['audit'], { detail: Record<string, string | number | null>; changes: HistoryChange[] }>;
  idempotency: Row<Columns['idempotency'], { reply: object }>;
  last_backup: Columns['last_backup'];
  machine_idempotency: Row<Columns['machine_idempotency'], { reply: object }>;
  rate_window: Columns['rate_window'];
  remember_token: Columns['remember_token'];
  session: Row<Columns['session'], { way: SignInWay }>;
  shop_visit: Columns['shop_visit'];
  used_challenge: Columns['used_challenge'];
  worker_heartbeat: Columns['worker_heartbeat'];
}

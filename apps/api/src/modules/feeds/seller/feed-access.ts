import type { FeedSettings } from '@offizin/contract/feeds/seller';
import type { App } from '../../../platform/app.ts';
import type { Fail } from '../../../platform/fail.ts';
import { isRefusedAsWritten } from '../../../platform/outgoing/public-address.ts';
import { seal } from '../../../platform/seal.ts';
import type { FeedRow } from '../read/feed-queries.ts';

/** The credentials of another address are never sent to a new one: who changes the address gives the password again. */
function isSameServer(before: string, after: string): boolean {
  const [one, other] = [new URL(before), new URL(after)];
  return one.protocol === other.protocol && one.host === other.host;
}

export interface AccessCall {
  readonly app: Pick<App, 'config' | 'sealKeys'>;
  readonly sellerId: string;
  readonly body: FeedSettings;
  readonly fail: Fail<'request.invalid'>;
}

/** The sealed password and the server's key for settings that a seller gives; refuses addresses that are never retrieved. */
export function accessOf(
  { app, sellerId, body, fail }: AccessCall,
  before: FeedRow | undefined,
): { password: Buffer | null; hostKey: string | null } {
  const url = new URL(body.address);
  if (url.username !== '' || url.password !== '') {
    return fail('request.invalid', { errors: [{ path: 'body.address', code: 'field.invalid' }] });
  }
  if (isRefusedAsWritten(url, app.config.privateFeedHosts)) {
    return fail('request.invalid', { errors: [{ path: 'body.address', code: 'field.not_available' }] });
  }
  const kept = before !== undefined && isSameServer(before.address, body.address) ? before : null;
  if (body.password === undefined && before?.password && kept === null) {
    return fail('request.invalid', { errors: [{ path: 'body.password', code: 'field.required' }] });
  }
  const given = body.password ? seal(app.sealKeys, body.password, sellerId) : null;
  return {
    password: body.password === undefined ? (kept?.password ?? null) : given,
    hostKey: kept?.host_key ?? null,
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { api, apiBase } from '@offizin/contract/api';
import type pg from 'pg';
import type { HttpClient } from '../portal/http-client.ts';

/** Opens a session past the sign-in, which is slow on purpose, in the shop that the person was in first; returns its cookie. */
export async function openSession(client: pg.Client, username: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into session (token_hash, user_id, seller_id, brand, way, created_at, last_seen_at, expires_at)
     select $1, m.user_id, m.seller_id, m.brand, 'password', now(), now(), now() + interval '11 hours'
     from membership m join user_account u on u.id = m.user_id where u.username = $2
     order by m.since limit 1`,
    [createHash('sha256').update(token).digest(), username],
  );
  return `offizin_session=${token}`;
}

/** The headers with which that session may write, but for the key of each call. */
export async function writingHeaders(http: HttpClient, cookie: string): Promise<Readonly<Record<string, string>>> {
  const { text } = await http.send({ method: 'GET', path: apiBase + api.session.csrfToken.path, headers: { cookie } });
  return { cookie, 'x-csrf-token': api.session.csrfToken.response.parse(JSON.parse(text)).csrfToken };
}

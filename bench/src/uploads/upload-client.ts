import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { api, apiBase } from '@offizin/contract/api';
import { uploadMediaType } from '@offizin/contract/uploads';
import type pg from 'pg';
import type { HttpClient } from '../portal/http-client.ts';

const pollMs = 5;

export interface TimedUpload {
  /** From the request to the stored check, and of that what the engine took; milliseconds. */
  readonly dryRun: number;
  readonly engine: number;
  /** From the wish to apply to committed offers and results. */
  readonly apply: number;
  readonly summary: Readonly<Record<string, unknown>>;
}

/** A signed-in seller who uploads files to a portal on this machine. */
export async function openUploader(client: pg.Client, http: HttpClient) {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into session (token_hash, user_id, seller_id, created_at, last_seen_at, expires_at)
     select $1, id, seller_id, now(), now(), now() + interval '11 hours' from user_account where username = 'bench-1'`,
    [createHash('sha256').update(token).digest()],
  );
  const cookie = `offizin_session=${token}`;
  const ask = await http.send({ method: 'GET', path: apiBase + api.session.csrfToken.path, headers: { cookie } });
  const { csrfToken } = api.session.csrfToken.response.parse(JSON.parse(ask.text));

  const send = async (method: 'GET' | 'POST', path: string, body?: { type: string; content: Buffer | string }) => {
    const { status, text } = await http.send({
      method,
      path: apiBase + path,
      headers: {
        cookie,
        ...(method === 'POST' && { 'x-csrf-token': csrfToken, 'idempotency-key': randomBytes(12).toString('hex') }),
        ...(body !== undefined && { 'content-type': body.type }),
      },
      ...(body !== undefined && { body: body.content }),
    });
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return api.uploads.detail.response.parse(JSON.parse(text));
  };
  const until = async (id: string, state: string) => {
    for (;;) {
      const upload = await send('GET', `/offer-uploads/${id}`);
      if (upload.state === state) return upload;
      if (upload.state === 'failed') throw new Error(`the upload failed: ${upload.problem}`);
      await wait(pollMs);
    }
  };
  const handOver = async (content: Buffer) => {
    await client.query('delete from rate_window');
    return send('POST', '/offer-uploads?type=stock_and_price&fileName=bench.xlsx', { type: uploadMediaType, content });
  };
  const beginApply = (id: string) => send('POST', `/offer-uploads/${id}/apply`, { type: 'application/json', content: '{}' });
  return {
    until,
    handOver,
    beginApply,
    /** Uploads and applies a file from beginning to end. */
    upload: async (file: Buffer): Promise<TimedUpload> => {
      const start = performance.now();
      const { id } = await handOver(file);
      const checked = await until(id, 'ready');
      const dryRun = performance.now() - start;
      const applying = performance.now();
      await beginApply(id);
      const applied = await until(id, 'applied');
      return { dryRun, engine: checked.checkMilliseconds ?? 0, apply: performance.now() - applying, summary: { ...applied.summary } };
    },
  };
}

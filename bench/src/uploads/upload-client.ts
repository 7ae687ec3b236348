import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { api, apiBase } from '@offizin/contract/api';
import { type UploadFormat, uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import type pg from 'pg';
import type { HttpClient } from '../portal/http-client.ts';
import { openSession, writingHeaders } from './bench-session.ts';

/** How often a seller asks for the state of its upload, in milliseconds; asking more often takes processor time from what is measured. */
const defaultPollMs = 25;

export interface TimedUpload {
  /** From the request to the stored check, and of that what the engine took; milliseconds. */
  readonly dryRun: number;
  readonly engine: number;
  /** From the request to apply to committed offers and results. */
  readonly apply: number;
  readonly summary: Readonly<Record<string, unknown>>;
}

export type Uploader = Awaited<ReturnType<typeof openUploader>>;

/** A signed-in seller who uploads files to a portal on this machine. */
export async function openUploader(
  client: pg.Client,
  http: HttpClient,
  { username = 'bench-1', pollMs = defaultPollMs } = {},
) {
  const headers = await writingHeaders(http, await openSession(client, username));
  const send = async (method: 'GET' | 'POST', path: string, body?: { type: string; content: Buffer | string }) => {
    const { status, text } = await http.send({
      method,
      path: apiBase + path,
      headers: {
        ...headers,
        ...(method === 'POST' && { 'idempotency-key': randomBytes(12).toString('hex') }),
        ...(body !== undefined && { 'content-type': body.type }),
      },
      ...(body !== undefined && { body: body.content }),
    });
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return api.uploads.detail.response.parse(JSON.parse(text));
  };
  const look = (id: string) => send('GET', `/offer-uploads/${id}`);
  const until = async (id: string, state: string) => {
    for (;;) {
      const upload = await look(id);
      if (upload.state === state) return upload;
      if (upload.state === 'failed') throw new Error(`the upload failed: ${upload.problem}`);
      await wait(pollMs);
    }
  };
  const handOver = (content: Buffer, format: UploadFormat = 'xlsx') =>
    send('POST', `/offer-uploads?type=stock_and_price&fileName=bench.${format}`, {
      type: uploadMediaTypes[format],
      content,
    });
  const beginApply = (id: string) =>
    send('POST', `/offer-uploads/${id}/apply`, { type: 'application/json', content: '{}' });
  return {
    until,
    handOver,
    beginApply,
    look,
    /** Uploads and applies a file from beginning to end. */
    upload: async (file: Buffer, format?: UploadFormat): Promise<TimedUpload> => {
      const start = performance.now();
      const { id } = await handOver(file, format);
      const checked = await until(id, 'ready');
      const dryRun = performance.now() - start;
      const applying = performance.now();
      await beginApply(id);
      const applied = await until(id, 'applied');
      return {
        dryRun,
        engine: checked.checkMilliseconds ?? 0,
        apply: performance.now() - applying,
        summary: { ...applied.summary },
      };
    },
  };
}

/** Uploads a file that may be refused, and applies it where it is not. */
export async function outcomeOf({ look, handOver, beginApply }: Uploader, file: Buffer) {
  const untilNot = async (id: string, state: string) => {
    let upload = await look(id);
    for (; upload.state === state; upload = await look(id)) await wait(defaultPollMs);
    return upload;
  };
  const start = performance.now();
  const { id } = await handOver(file);
  const checked = await untilNot(id, 'checking');
  const dryRun = performance.now() - start;
  if (checked.state !== 'ready') return { state: checked.problem ?? checked.state, dryRun, apply: null };
  const applying = performance.now();
  await beginApply(id);
  const { state } = await untilNot(id, 'applying');
  return { state, dryRun, apply: performance.now() - applying };
}

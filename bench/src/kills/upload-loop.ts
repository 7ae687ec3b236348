import { setTimeout as wait } from 'node:timers/promises';
import { api } from '@offizin/contract/api';
import { uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import type pg from 'pg';
import type { Patient } from './patient-client.ts';

const pollMs = 50;
/** What is not done so long after the latest kill that hit it is given up, in milliseconds. */
const patience = 120_000;

/** A seller who uploads and applies one file after the other. */
export class UploadLoop {
  readonly username: string;
  applied = 0;
  /** Longest time from a kill that hit the work on a file to the end of that work, in milliseconds. */
  slowest = 0;
  /** How often a kill hit the work on a file. */
  hits = 0;
  /** Uploads on which nobody works any more. */
  stuck = 0;
  #hitAt: number | null = null;
  #working: string | null = null;
  readonly #send: Patient;
  #ending = false;

  constructor(username: string, send: Patient) {
    this.username = username;
    this.#send = send;
  }

  async run(files: readonly Buffer[]): Promise<void> {
    while (!this.#ending) await this.upload(files[this.applied % files.length] ?? Buffer.alloc(0));
  }

  async upload(file: Buffer): Promise<void> {
    const path = '/offer-uploads?type=stock_and_price&fileName=bench.xlsx';
    const { id } = parse(await this.#send({ method: 'POST', path, body: file }, uploadMediaTypes.xlsx));
    if (!(await this.#isReached(id, 'ready'))) return;
    await this.#send({ method: 'POST', path: `/offer-uploads/${id}/apply`, body: '{}' });
    if (await this.#isReached(id, 'applied')) this.applied += 1;
  }

  async #isReached(id: string, state: string): Promise<boolean> {
    this.#working = id;
    const start = performance.now();
    for (;;) {
      const upload = parse(await this.#send({ method: 'GET', path: `/offer-uploads/${id}` }));
      if (upload.state === state) break;
      if (upload.state === 'failed') throw new Error(`the upload failed: ${upload.problem}`);
      if (performance.now() - (this.#hitAt ?? start) > patience) return this.#giveUp();
      await wait(pollMs);
    }
    this.#working = null;
    if (this.#hitAt !== null) this.slowest = Math.max(this.slowest, performance.now() - this.#hitAt);
    this.#hitAt = null;
    return true;
  }

  #giveUp(): false {
    this.stuck += 1;
    this.#working = null;
    this.#hitAt = null;
    return false;
  }

  /** Says which uploads were worked on when a worker or the database was killed. */
  noteHit(uploads: readonly string[]): void {
    if (this.#working === null || !uploads.includes(this.#working)) return;
    this.hits += 1;
    this.#hitAt = performance.now();
  }

  end(): void {
    this.#ending = true;
  }
}

const parse = (text: string) => api.uploads.detail.response.parse(JSON.parse(text));

/** The uploads whose jobs a worker that began then holds. */
export async function uploadsInWork(client: pg.Client, since: Date): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select payload ->> 'uploadId' as id from graphile_worker._private_jobs where locked_at >= $1 and payload::jsonb ? 'uploadId'`,
    [since],
  );
  return rows.map(({ id }) => id);
}

/** Sellers whose offers are not all of one file, in a sentence each. */
export async function findHalves(client: pg.Client, rows: number): Promise<string[]> {
  const { rows: found } = await client.query<{ sentence: string }>(
    `select format('%s offers with %s stocks of seller %s', count(*), count(distinct stock), seller_id) as sentence
     from offer group by seller_id having count(*) <> $1 or count(distinct stock) <> 1`,
    [rows],
  );
  return found.map(({ sentence }) => sentence);
}

/** Uploads of a seller by state, and how many of them have not as many results as rows. */
export async function tallyUploads(client: pg.Client, username: string, rows: number) {
  const { rows: found } = await client.query<{ applied: number; others: number; broken: number }>(
    `select count(*) filter (where state = 'applied')::int as applied, count(*) filter (where state <> 'applied')::int as others,
       count(*) filter (where state = 'applied' and $2 <> (select count(*) from run_row r where r.seller_id = u.seller_id and r.run_no = u.apply_run))::int as broken
     from offer_upload u where seller_id = (select id from seller where external_id = $1)`,
    [username, rows],
  );
  const [row] = found;
  if (row === undefined) throw new Error('there are no uploads');
  return row;
}

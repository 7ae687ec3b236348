import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
  withEmbeddedDatabase,
} from '../../../scripts/database/embedded-database.ts';
import { type HttpClient, openHttpClient } from '../portal/http-client.ts';
import { host, type RunningPortal, startApi, startWorker } from '../portal/running-portal.ts';

export type Victim = 'api' | 'worker' | 'database';

const connections = 32;
const startTries = 20;

/** A portal of one api, one worker and one PostgreSQL, each of which may be killed and is started again at once. */
export class KillablePortal {
  readonly #dataDir: string;
  #database: EmbeddedDatabase;
  #api: RunningPortal | null = null;
  #worker: Pick<RunningPortal, 'stop' | 'kill'> | null = null;
  #http: HttpClient | null = null;

  private constructor(dataDir: string, database: EmbeddedDatabase) {
    this.#dataDir = dataDir;
    this.#database = database;
  }

  static async open(dataDir: string): Promise<KillablePortal> {
    return new KillablePortal(dataDir, await startEmbeddedDatabase({ dataDir, log: () => {} }));
  }

  /** The same after every start. */
  get url(): string {
    return this.#database.url;
  }

  /** A client of the api that runs now; throws while none does. */
  get http(): HttpClient {
    if (this.#http === null) throw new Error('there is no api');
    return this.#http;
  }

  async startProcesses(): Promise<void> {
    await this.#startApi();
    this.#worker = startWorker(this.url);
  }

  async #startApi(): Promise<void> {
    this.#api = await startApi(this.url, { role: 'api' });
    this.#http = openHttpClient({ port: this.#api.port, host }, connections);
  }

  async kill(victim: Victim): Promise<void> {
    if (victim === 'api') {
      this.#http?.close();
      this.#http = null;
      await this.#api?.kill();
    } else if (victim === 'worker') await this.#worker?.kill();
    else await this.#killDatabase();
  }

  /** As a crash of the machine would: not even the connections hear of it first. */
  async #killDatabase(): Promise<void> {
    const pid = await withEmbeddedDatabase(this.#dataDir, async ({ clusterDir }) =>
      Number(readFileSync(path.join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0]),
    );
    process.kill(pid, 'SIGKILL');
    await this.#database.exited;
    await this.#database.stop();
  }

  async restart(victim: Victim): Promise<void> {
    if (victim === 'api') await this.#startApi();
    else if (victim === 'worker') this.#worker = startWorker(this.url);
    else await this.#startDatabase();
  }

  /** Its processes may outlive the killed one for a moment, in which no other can take their place. */
  async #startDatabase(): Promise<void> {
    const before = this.url;
    for (let tries = 1; ; tries += 1) {
      try {
        this.#database = await startEmbeddedDatabase({ dataDir: this.#dataDir, log: () => {} });
        if (this.url !== before) throw new Error('PostgreSQL has another address now');
        return;
      } catch (error) {
        if (tries === startTries) throw error;
        await wait(250);
      }
    }
  }

  async close(): Promise<void> {
    this.#http?.close();
    await this.#api?.stop();
    await this.#worker?.stop();
    await this.#database.stop();
  }
}

import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { FileStore } from './files/file-store.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PlainTexts } from './plain-page.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { SealKeys } from './seal.ts';
import type { TaskRunner } from './threads/threads.ts';

/** What every handler and job works with; built once per process, given by hand in tests. */
export interface App {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly csrfSecret: Buffer;
  /** How often a visitor's browser must try before a human check is solved. */
  readonly puzzleTries: () => number;
  /** Seals what is kept secret in the database (`seal.ts`). */
  readonly sealKeys: SealKeys;
  /** What the portal's plain pages say, in each language. */
  readonly plainTexts: PlainTexts;
  /** Null when no place for files is configured. */
  readonly files: FileStore | null;
  /** Draws and counts away from the event loop what a caller waits for. */
  readonly threads: TaskRunner & { close(): Promise<void> };
  /** Null when no mail server is configured. */
  readonly mailer: Mailer | null;
  /** Whether this is the sandbox: nothing here is real, and nothing leaves it but webhooks to test endpoints. */
  readonly isSandbox: boolean;
  /** Null when there is none, and in the sandbox itself. */
  readonly sandbox: Sandbox | null;
}

import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import pg from 'pg';

// Loaded before anything else in each process and thread of a test run (vitest.config.ts): writes down the statements that
// the scopes send, with the query that sent them. What tests themselves ask passes by.

const folder = process.env['SENT_STATEMENTS'];
const seen = new Set<string>();

/** A function of the api in a line of a stack, or its file where it has no name. */
const frame =
  /at (?:async )?(?:(?:new )?(?:[\w$#<>]+\.)*([\w$#]+) )?\(?(?:file:\/\/)?(\/[^)]*?\/apps\/api\/src\/[^):]*)/;

/** The function that sent a statement through a scope; null for everything else. */
function senderIn(stack: string): string | null {
  if (!stack.includes('/scopes/scopes.ts')) return null;
  for (const line of stack.split('\n')) {
    const [, name, file] = frame.exec(line) ?? [];
    if (file !== undefined && !/scopes\/scopes\.ts$|record-statements\.ts$/.test(file))
      return name ?? path.basename(file);
  }
  return 'scopes';
}

function record(text: string, to: string): void {
  if (seen.has(text)) return;
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 30;
  const sender = senderIn(new Error('sent').stack ?? '');
  Error.stackTraceLimit = limit;
  if (sender === null) return;
  seen.add(text);
  appendFileSync(path.join(to, `${process.pid}-${threadId}`), `${JSON.stringify({ sender, text })}\n`);
}

const textIn = (query: unknown): string | undefined => {
  if (typeof query === 'string') return query;
  const text: unknown = Object(query).text;
  return typeof text === 'string' ? text : undefined;
};

if (folder !== undefined) {
  const { query } = pg.Client.prototype;
  Object.defineProperty(pg.Client.prototype, 'query', {
    configurable: true,
    writable: true,
    value: function recorded(this: pg.Client, ...given: unknown[]): unknown {
      const text = textIn(given[0]);
      if (text !== undefined) record(text, folder);
      return Reflect.apply(query, this, given);
    },
  });
}

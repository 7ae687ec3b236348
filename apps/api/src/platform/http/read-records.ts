import { Readable } from 'node:stream';
import type { BulkResult } from '@offizin/contract/machine-endpoint';
import type { z } from 'zod';
import { findForbiddenInput } from './input-guard.ts';
import type { Fail } from '../fail.ts';
import { readLines } from './read-lines.ts';

const batchSize = 1000;
const reportedErrors = 100;

type LineError = BulkResult['errors'][number];

function readRecord<S extends z.ZodType>(
  schema: S,
  line: string,
  index: number,
): z.output<S> | { readonly error: LineError } {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { error: { index, code: 'request.malformed', path: '' } };
  }
  const forbidden = findForbiddenInput(json, '');
  if (forbidden !== null) return { error: { index, code: forbidden.code, path: forbidden.path } };
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  return { error: { index, code: 'field.invalid', path: parsed.error.issues[0]?.path.join('.') ?? '' } };
}

export interface Written {
  readonly changed: number;
  /** Indexes in the batch, each with the field that is wrong. */
  readonly refused?: readonly { readonly at: number; readonly path: string }[];
}

export interface RecordStream<S extends z.ZodType> {
  /** A call without a body has none. */
  readonly body: Readable | undefined;
  readonly fail: Fail<'request.too_large'>;
  readonly schema: S;
  /** Names the thing that a record is about: of two in one batch the later one counts. */
  readonly keyOf: (record: z.output<S>) => string;
  /** Writes a portion in a transaction of its own: it stays when what follows breaks off. Says how many of it changed something and which name what the portal does not know. */
  readonly write: (batch: z.output<S>[]) => Promise<Written>;
}

/** Takes any number of records as they stream in, one per line; a wrong line is reported and the others are kept. */
export async function readRecords<S extends z.ZodType>({
  body,
  fail,
  schema,
  keyOf,
  write,
}: RecordStream<S>): Promise<BulkResult> {
  const errors: LineError[] = [];
  const report = (error: LineError) => (errors.length < reportedErrors ? errors.push(error) : undefined);
  let batch = new Map<string, { readonly record: z.output<S>; readonly index: number }>();
  let [accepted, changed, index] = [0, 0, -1];
  const flush = async () => {
    const given = [...batch.values()];
    const written = await write(given.map(({ record }) => record));
    const refused = written.refused ?? [];
    for (const { at, path } of refused) report({ index: given[at]?.index ?? 0, code: 'field.invalid', path });
    changed += written.changed;
    accepted += given.length - refused.length;
    batch = new Map();
  };
  for await (const line of readLines(body ?? Readable.from([]), fail)) {
    index += 1;
    if (line.trim() === '') continue;
    const record = readRecord(schema, line, index);
    if (typeof record === 'object' && record !== null && 'error' in record) {
      report(record.error as LineError);
      continue;
    }
    batch.set(keyOf(record), { record, index });
    if (batch.size >= batchSize) await flush();
  }
  if (batch.size > 0) await flush();
  return { accepted, unchanged: accepted - changed, errors };
}

import { Readable } from 'node:stream';
import { fieldErrorsOf } from '@offizin/contract/body-check';
import type { FieldError } from '@offizin/contract/errors';
import type { BulkResult } from '@offizin/contract/machine-endpoint';
import type { z } from 'zod';
import { findForbiddenInput } from './input-guard.ts';
import type { Fail } from '../fail.ts';
import { readLines } from './read-lines.ts';

const batchSize = 1000;
/** Lines that are reported with what is wrong with them; more are left out without a word. */
const reportedLines = 100;

type LineError = BulkResult['errors'][number];

function readRecord<S extends z.ZodType>(
  schema: S,
  line: string,
): { readonly record: z.output<S> } | { readonly faults: readonly FieldError[] } {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { faults: [{ code: 'request.malformed', path: '' }] };
  }
  const forbidden = findForbiddenInput(json, '');
  if (forbidden !== null) return { faults: [{ ...forbidden, path: forbidden.path.replace(/^\./, '') }] };
  const parsed = schema.safeParse(json, { reportInput: true });
  if (parsed.success) return { record: parsed.data };
  return { faults: fieldErrorsOf('', parsed.error) };
}

export interface Written {
  readonly changed: number;
  /** Indexes in the batch, each with what names something unknown; one index may be there twice. */
  readonly refused?: readonly {
    readonly at: number;
    readonly code: 'seller.unknown' | 'product.unknown';
    readonly path: string;
  }[];
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
  const reported = new Set<number>();
  const report = (index: number, faults: readonly FieldError[]) => {
    if (reported.size >= reportedLines && !reported.has(index)) return;
    reported.add(index);
    errors.push(...faults.map((fault) => ({ index, ...fault })));
  };
  let batch = new Map<string, { readonly record: z.output<S>; readonly index: number }>();
  let [accepted, changed, index] = [0, 0, -1];
  const flush = async () => {
    const given = [...batch.values()];
    const written = await write(given.map(({ record }) => record));
    const refused = Map.groupBy(written.refused ?? [], ({ at }) => at);
    for (const [at, faults] of refused)
      report(
        given[at]?.index ?? 0,
        faults.map(({ code, path }) => ({ code, path })),
      );
    changed += written.changed;
    accepted += given.length - refused.size;
    batch = new Map();
  };
  for await (const line of readLines(body ?? Readable.from([]), fail)) {
    index += 1;
    if (line.trim() === '') continue;
    const read = readRecord(schema, line);
    if ('faults' in read) report(index, read.faults);
    else batch.set(keyOf(read.record), { record: read.record, index });
    if (batch.size >= batchSize) await flush();
  }
  if (batch.size > 0) await flush();
  return { accepted, unchanged: accepted - changed, errors: errors.toSorted((one, other) => one.index - other.index) };
}

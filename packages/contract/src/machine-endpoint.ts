import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import type { MachineScope } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** The marketplace's own id of a seller or a product. */
export const externalId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

export const bulkResult = z.strictObject({
  accepted: z.int(),
  unchanged: z.int(),
  /** What keeps a line out, all of it: several of one index are faults of the same line. */
  errors: z.array(
    z.strictObject({
      index: z.int(),
      code: z.string(),
      path: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
});
export type BulkResult = z.infer<typeof bulkResult>;

/** A body of one record per line. */
export const lines = <const S extends z.ZodType>(noun: string, record: S) => ({
  mediaType: 'application/x-ndjson' as const,
  description: `One ${noun} per line of at most ${limits.streamLine / 1024} KiB, any number of lines`,
  record,
});

/** Only for keys with this scope. */
export const machine = <const S extends MachineScope>(scope: S) => ({ kind: 'machine', scope }) as const;
export const readErrors = ['api_key.invalid', 'api_key.scope'] as const satisfies readonly ErrorCode[];
export const writeErrors = [
  ...readErrors,
  'idempotency.key_required',
  'idempotency.key_reused',
  'idempotency.in_progress',
] as const satisfies readonly ErrorCode[];

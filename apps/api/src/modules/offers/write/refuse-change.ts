import type { FieldError } from '@offizin/contract/errors';
import type { Finding } from '@offizin/domain/sync/facts';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { Fail } from '../../../platform/fail.ts';
import { lockSellerOffers } from './run-queries.ts';

const lockTimeout = '55P03';

/** Waits for a running upload, but not for long. */
export async function lockOrRefuse({
  db,
  fail,
}: {
  readonly db: SellerDb;
  readonly fail: Fail<'catalogue.busy'>;
}): Promise<void> {
  try {
    await lockSellerOffers(db);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === lockTimeout)
      fail('catalogue.busy', { retryAfter: 5 });
    throw error;
  }
}

/** Which rule refused and by which numbers, each under its name: "18.90 > 18.60 = 1.5 × 12.40". */
export function reasonOf({ type, numbers }: Finding): Required<FieldError> {
  const { cause, numbers: names } = syncResultTable[type];
  const params = Object.fromEntries(
    names.flatMap((name, at) => (numbers[at] === undefined ? [] : [[name, numbers[at]]])),
  );
  return { path: cause === 'stock' ? 'body.stock' : 'body.price', code: `finding.${type}`, params };
}

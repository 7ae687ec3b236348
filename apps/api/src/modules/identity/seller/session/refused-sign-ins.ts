import type { BrandId } from '@offizin/domain/brand/brands';
import { errorStatus } from '@offizin/contract/errors';
import { Counter } from 'prom-client';

const refused = new Counter({
  name: 'offizin_signins_refused_total',
  help: 'Sign-ins refused, by brand and reason.',
  labelNames: ['brand', 'reason'] as const,
});

/** A refusal's code, which says why; other errors are no refusals. */
function reasonOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return error.code in errorStatus && error.code !== 'overloaded' ? error.code : null;
}

/** Counts the sign-ins that `work` refuses. */
export async function countRefused<T>(brand: BrandId, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== null) refused.inc({ brand, reason });
    throw error;
  }
}

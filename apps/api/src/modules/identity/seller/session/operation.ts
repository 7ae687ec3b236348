import type { OperationView } from '@offizin/contract/initial-data';
import type { App } from '../../../../platform/app.ts';
import { hasLivingWorker } from '../../../../platform/db/jobs/worker-heartbeat.ts';

/** In seconds: a worker silent for longer is taken for dead. */
const silence = 35;

/** How the portal runs, as far as who signs in should know: this page came, and a worker is there for what takes longer. */
export async function operation({ pool, clock }: Pick<App, 'pool' | 'clock'>): Promise<OperationView> {
  const isNormal = await hasLivingWorker(pool, silence).catch(() => false);
  return { isNormal, checkedAt: clock().toISOString() };
}

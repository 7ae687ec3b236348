import type { App } from '../app.ts';
import type { Visit } from '../http/visit.ts';
import { isHumanByProvider } from './hosted-human-check.ts';
import { isSolvedPuzzle } from './proof-of-work.ts';

/** Whether the text proves that a human asks, by the check that is configured: the portal's own puzzle or a provider's (AUT-09). */
export async function isHuman(app: App, visit: Visit, proof: string | undefined): Promise<boolean> {
  if (proof === undefined || proof === '') return false;
  const check = app.config.humanCheck;
  return check === null ? isSolvedPuzzle(app, proof) : isHumanByProvider(app, visit, { token: proof, check });
}

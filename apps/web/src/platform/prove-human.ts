import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { call } from './client.ts';
import { initialData } from './initial-data.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Fetches a puzzle of the portal and solves it, in about a second. */
async function solvePuzzle(): Promise<string> {
  const challenge = (await call('GET /auth/challenge', {})) as Partial<Challenge> as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Proves that a human is here, by the check that is configured; resolves with what the server wants to see (AUT-09). */
export async function proveHuman(): Promise<string> {
  const { humanCheck } = initialData;
  if (humanCheck === null) return solvePuzzle();
  return (await import('./hosted-human-check.ts')).proveByProvider(humanCheck);
}

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { call } from './client.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Fetches a puzzle of the portal and solves it, in about a second; resolves with what the server wants to see (AUT-09). */
export async function proveHuman(): Promise<string> {
  const challenge = (await call('GET /auth/challenge', {})) as Partial<Challenge> as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}

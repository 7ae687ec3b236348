import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Browser } from './browser.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Asks for a human check and solves it, as a visitor's browser does; resolves with what a form sends. */
export async function proveHuman(visitor: Browser): Promise<string> {
  const challenge = (await visitor.ask('GET /auth/challenge', {})) as Partial<Challenge> as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Turns } from '../http/turns.ts';

// OWASP's argon2id floor: 19 MiB, two passes, one lane; the library's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each hash takes a core and 19 MiB for some 30 ms: one core is left to everything else. */
const concurrency = Math.min(4, Math.max(1, availableParallelism() - 1));
const turns = new Turns({ atOnce: concurrency, waiting: Infinity });

const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns.take('hash', work);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let decoy: Promise<string> | null = null;

/** Compares a password; without a stored hash it takes as long, so that nothing shows whether a user exists. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('a password nobody has', cost);
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== null;
}

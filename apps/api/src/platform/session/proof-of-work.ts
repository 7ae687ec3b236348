import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { App } from '../app.ts';
import { secondsAfter } from '../clock.ts';
import { withIdentity } from '../db/scopes/scopes.ts';
import { signWith } from '../tokens.ts';
import { spendChallenge } from './challenge-queries.ts';

/** How long a challenge may take to be solved and sent, in seconds. */
const lifetime = 600;
const hashesPerTry = 2000;

/** Some 1,250 tries take a browser about a second. */
export const puzzleTries = (): number => randomInt(500, 2000);

function secrets(app: App) {
  return {
    hmacSignatureSecret: signWith(app.csrfSecret, 'human-check'),
    hmacKeySignatureSecret: signWith(app.csrfSecret, 'human-check-key'),
  };
}

/** A proof-of-work puzzle for a visitor's browser (AUT-09). */
export async function newChallenge(app: App) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: hashesPerTry,
    counter: app.puzzleTries(),
    deriveKey,
    // Signed with the rest. As the library's own `expiresAt` it would be compared with another clock than the portal's.
    data: { expiresAt: secondsAfter(app.clock(), lifetime).toISOString() },
    ...secrets(app),
  });
}

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(hashesPerTry),
      keyLength: z.int().max(64),
      keyPrefix: z.string().max(128),
      keySignature: z.string().max(200),
      data: z.strictObject({ expiresAt: z.iso.datetime().max(40) }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.int().min(0).max(1_000_000), derivedKey: z.string().max(200) }),
});

function readPayload(text: string): z.infer<typeof payloadSchema> | null {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** Whether the text is a solved challenge of ours, still fresh and never used before. */
export async function isSolvedPuzzle(app: App, solved: string): Promise<boolean> {
  const payload = readPayload(solved);
  if (payload === null) return false;
  const expiresAt = new Date(payload.challenge.parameters.data.expiresAt);
  if (!(expiresAt > app.clock())) return false;
  const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets(app) });
  return verified && withIdentity(app.pool, (db) => spendChallenge(db, payload.challenge.signature, expiresAt));
}

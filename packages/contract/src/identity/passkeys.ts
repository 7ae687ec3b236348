import { z } from 'zod';
import { line } from '../scalars.ts';

/** Bytes as browsers give them, in base64url. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') } as const;

/** What a browser answers when a passkey is made. */
export const passkeyCreation = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: z.array(line(20)).max(10),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** What a browser answers when a passkey is used. */
export const passkeyProof = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProof>;

/** What the browser is asked with: the options of WebAuthn, as JSON. */
export const passkeyOptions = z.strictObject({ options: z.looseObject({ challenge: z.string() }) });

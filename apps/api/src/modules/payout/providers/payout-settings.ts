import { readFileSync } from 'node:fs';
import { brandIds } from '@offizin/domain/brand/brands';
import { z } from 'zod';

const key = z.string().regex(/^[\x21-\x7e]{1,500}$/);

/** Plain http is for a stand-in on this very machine. */
const address = z
  .url({ protocol: /^https?$/ })
  .refine((text) => text.startsWith('https:') || /^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(`${text}/`))
  .transform((text) => text.replace(/\/$/, ''));

const adyenSettings = z.strictObject({
  environment: z.enum(['TEST', 'LIVE']),
  apiKey: key,
  /** The account that the operator has at Adyen; a message about another one is refused. */
  balancePlatform: z.string().min(1).max(80),
  /** Each signs messages; two while one replaces the other. */
  hmacKeys: z
    .array(z.string().regex(/^(?:[0-9A-Fa-f]{2}){16,64}$/))
    .min(1)
    .max(2),
  /** Instead of Adyen's own addresses: a stand-in that speaks the same interface. */
  standIn: address.optional(),
});
export type AdyenSettings = z.infer<typeof adyenSettings>;

const hyperwalletSettings = z.strictObject({
  address,
  username: key,
  password: key,
  program: z.string().min(1).max(80),
  /** The page of the provider where a payee brings data and documents. */
  portal: address,
  /** The public keys, as PEM, that check the signatures of messages. */
  webhookKeys: z.array(z.string().startsWith('-----BEGIN PUBLIC KEY-----')).min(1).max(2),
});
export type HyperwalletSettings = z.infer<typeof hyperwalletSettings>;

const payoutSettings = z.partialRecord(
  z.enum(brandIds),
  z.strictObject({ adyen: adyenSettings.optional(), hyperwallet: hyperwalletSettings.optional() }),
);
/** The accounts of the operator at the providers, by brand. */
export type PayoutSettings = z.infer<typeof payoutSettings>;

/** Reads the file of the providers' keys; throws with the first thing that is wrong, never with its value. */
export function readPayoutSettings(file: string): PayoutSettings {
  const parsed = payoutSettings.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.join('.') || 'the file'} is wrong`);
}

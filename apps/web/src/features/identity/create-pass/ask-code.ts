import { call } from '../../../platform/client.ts';
import type { AskedCode } from './asked-code.ts';
import type { HumanProof } from '../../../platform/use-human-proof.ts';

/** Asks for a code with the proof that is ready. */
export async function askCode(proof: HumanProof, email: string): Promise<AskedCode> {
  return call('POST /password-code', { body: { email: email.trim(), humanCheck: await proof.take() } });
}

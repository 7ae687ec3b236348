import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../../platform/http/route.ts';
import { newChallenge } from '../../../../platform/session/proof-of-work.ts';

export async function challenge({ app }: InputOf<typeof api.session.challenge>) {
  return { ...(await newChallenge(app)) };
}

import type { VatCheckState } from '@offizin/domain/company/vat-check';
import type { ViesNumber } from '@offizin/domain/company/vat-number';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { askService } from '../../../platform/outgoing/ask-service.ts';

/** What the register answers: about the number, or why it cannot say (the member state's register is away, too many ask). */
const viesReply = z.union([
  z.object({ valid: z.boolean() }),
  z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) }),
]);

/** Asks the European register about a VAT number; throws when it is away or cannot say (VAL-03). */
export async function askVies(viesUrl: string, number: ViesNumber): Promise<Exclude<VatCheckState, 'unverified'>> {
  const said = await askService({
    url: `${viesUrl}/check-vat-number`,
    contentType: 'application/json',
    body: JSON.stringify(number),
    reply: viesReply,
    milliseconds: limits.vatCheckSeconds * 1000,
  });
  if ('valid' in said) return said.valid ? 'valid' : 'invalid';
  const [problem] = said.errorWrappers;
  if (problem?.error === 'INVALID_INPUT') return 'invalid';
  throw new Error(`VIES cannot say: ${problem?.error}`);
}

import type { ReturnDetail } from '@offizin/contract/returns/seller';
import { useState } from 'react';
import { keepDraft } from '../../platform/form-drafts.ts';
import { orderTextName } from '../../platform/stored-form-drafts.ts';
import { useBeforeSessionEnds } from '../../platform/use-before-session-ends.ts';
import { useKeptFields } from '../../platform/use-kept-fields.ts';

/** What of a return is written where. */
type Place = 'message' | 'refusal' | 'offer' | 'evidence' | 'appeal' | 'proposal';

/** A text about a return: asked about when the session ends, and there again after it; `start` stands there until somebody writes. */
export function useKeptText({ orderId }: ReturnDetail, place: Place, start = '') {
  const name = orderTextName(orderId, `return/${place}`);
  const kept = useKeptFields(name);
  const [typed, setTyped] = useState(() => (kept[0] === undefined ? null : String(kept[0].typed)));
  const text = typed ?? start;
  useBeforeSessionEnds({
    isUnsaved: () => text !== start,
    keep: () => keepDraft(name, [{ name: 'text', saved: '', typed: text }]),
  });
  return [text, setTyped] as const;
}

import type { ReturnDetail } from '@offizin/contract/returns/seller';
import { useState } from 'react';
import { keepDraft } from '../../platform/form-drafts.ts';
import { orderTextName } from '../../platform/stored-form-drafts.ts';
import { useBeforeSessionEnds } from '../../platform/use-before-session-ends.ts';
import { useKeptFields } from '../../platform/use-kept-fields.ts';

/** What of a return is written where. */
type Place = 'message' | 'refusal' | 'offer' | 'evidence' | 'appeal' | 'proposal';

interface TextOptions {
  /** Stands there until somebody writes. */
  readonly start?: string;
  /** Where what is typed is held, if it outlasts the form; null until somebody types. */
  readonly held?: readonly [string | null, (typed: string) => void];
}

/** A text about a return: asked about when the session ends, and there again after it. */
export function useKeptText({ orderId }: ReturnDetail, place: Place, { start = '', held }: TextOptions = {}) {
  const name = orderTextName(orderId, `return/${place}`);
  const [kept] = useKeptFields(name);
  const own = useState<string | null>(null);
  const [typed, setTyped] = held ?? own;
  const text = typed ?? (kept === undefined ? start : String(kept.typed));
  useBeforeSessionEnds({
    isUnsaved: () => text !== start,
    keep: () => keepDraft(name, [{ name: 'text', saved: '', typed: text }]),
  });
  return [text, (to: string) => setTyped(to)] as const;
}

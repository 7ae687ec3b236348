import type { LegalDraft } from '@offizin/contract/legal-documents/seller';
import type { LegalType } from '@offizin/domain/legal-documents/legal-documents';
import { draftOf, dropDraft, keepDraft } from '../../platform/form-drafts.ts';

export type TypedContent = Exclude<LegalDraft['content'], { kind: 'file' }>;

export interface Written {
  readonly type: LegalType;
  readonly language: string;
  /** Of the draft that it was written on. */
  readonly version: number;
}

const nameOf = ({ type, language }: Written): string => `legal/${type}/${language}`;

/** Keeps what could not be saved any more when the session ended. */
export function keepContent(written: Written, content: TypedContent): void {
  const typed = content.kind === 'link' ? content.url : content.text;
  keepDraft(nameOf(written), [{ name: content.kind, saved: written.version, typed }]);
}

/** What was kept, unless somebody has saved the draft since then: that is not written over. */
export function keptContent(written: Written): TypedContent | null {
  const [kept] = draftOf(nameOf(written));
  if (kept === undefined || kept.saved !== written.version || typeof kept.typed !== 'string') return null;
  return kept.name === 'link' ? { kind: 'link', url: kept.typed } : { kind: 'free_text', text: kept.typed };
}

export function dropContent(written: Written): void {
  dropDraft(nameOf(written));
}

import type { LegalDocument, LegalDraft } from '@offizin/contract/legal-documents/seller';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showSnackbar } from '../../platform/snackbar.ts';
import { dropContent, keptContent, type TypedContent } from './kept-content.ts';
import { type Autosave, useAutosave } from './use-autosave.ts';

type Content = LegalDraft['content'];

export interface Draft {
  /** What is in the editor: what is typed, else the saved draft, else what is public. */
  readonly content: Content | undefined;
  readonly autosave: Autosave;
  readonly change: (content: TypedContent) => void;
  /** A file took the place of what was typed. */
  readonly took: (saved: LegalDraft) => void;
}

const inLanguage = <T extends { readonly language: string }>(all: readonly T[], language: string): T | undefined =>
  all.find((each) => each.language === language);

/** The draft of a document in a language, as it is typed. */
export function useDraft(document: LegalDocument, language: string): Draft {
  const t = useTranslations('shell.unsaved');
  const saved = inLanguage(document.drafts, language);
  const written = { type: document.type, language, version: saved?.version ?? 0 };
  const autosave = useAutosave(written);
  const [restored] = useState(() => keptContent(written));
  const [typed, setTyped] = useState(restored);
  const saveRestored = useEffectEvent((content: TypedContent) => {
    showSnackbar('success', t('kept'));
    autosave.change(content);
    dropContent(written);
  });
  useEffect(() => {
    if (restored !== null) saveRestored(restored);
  }, [restored]);
  return {
    content: typed ?? saved?.content ?? inLanguage(document.live, language)?.content,
    autosave,
    change: (content) => {
      // Another tab or person may have saved meanwhile: who has typed nothing yet goes on from there.
      if (typed === null) autosave.took(saved?.version ?? 0);
      setTyped(content);
      autosave.change(content);
    },
    took: ({ version }) => {
      setTyped(null);
      autosave.took(version);
    },
  };
}

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { draftOf, dropDraft, keepDraft } from './order-drafts.ts';
import classes from './order-draft.module.css';
import type { DraftKey } from './stored-drafts.ts';

/** How a form's values are written down. */
export interface DraftForm<V> {
  /** What may be stored in the browser: no customer's data. */
  readonly stored: (values: V) => unknown;
  /** What is kept only until the page is left. */
  readonly rest?: (values: V) => unknown;
  /** The values again, or null when they no longer fit. */
  readonly read: (stored: unknown, rest: unknown) => V | null;
}

/** Keeps what is typed into a form of an order over closing it and over a reload, until it is sent or begun again (ORD-06). */
export function useDraft<V>(key: DraftKey, form: DraftForm<V>) {
  const [start] = useState(() => {
    const draft = draftOf(key);
    return draft === null ? null : form.read(draft.values, draft.unstored);
  });
  const [resets, setResets] = useState(0);
  const drop = () => dropDraft(key);
  return {
    start: start ?? undefined,
    /** For the form: another one begins from what is saved. */
    version: resets,
    isRestored: start !== null && resets === 0,
    drop,
    reset: () => {
      drop();
      setResets(resets + 1);
    },
  };
}

export type KeptDraft = ReturnType<typeof useDraft>;

interface Typed<V> {
  readonly values: V;
  readonly isUnsaved: boolean;
  /** What the form began with: looking at it again makes it no younger. */
  readonly start: V | undefined;
}

/** Writes down each change; a form that is as saved leaves nothing. */
export function useKept<V>(key: DraftKey, form: DraftForm<V>, { values, isUnsaved, start }: Typed<V>): void {
  useEffect(() => {
    if (values === start) return;
    if (isUnsaved) keepDraft(key, form.stored(values), form.rest?.(values));
    else dropDraft(key);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is typed is written down
  }, [values]);
}

/** Says that earlier work is there again, and offers to begin from what is saved. */
export function DraftNote({ draft: { isRestored, reset } }: { draft: Pick<KeptDraft, 'isRestored' | 'reset'> }) {
  const t = useTranslations('orderDialogs.draft');
  if (!isRestored) return null;
  return (
    <p className={classes['note']} role="status">
      <span>{t('text')}</span>
      <Button tone="link" onClick={reset}>
        {t('reset')}
      </Button>
    </p>
  );
}

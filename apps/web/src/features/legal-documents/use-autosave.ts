import type { LegalType } from '@offizin/domain/legal-documents/legal-documents';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../platform/client.ts';
import { useBeforeSessionEnds } from '../../platform/use-before-session-ends.ts';
import { keepContent, type TypedContent } from './kept-content.ts';
import { useTake } from './legal-queries.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict';

/** Milliseconds without a key press. */
const pause = 700;

/** Saves what is unsaved when the session ends, keeps it when that is too late, and saves it when the document is left. */
function useLastSave(
  unsaved: () => TypedContent | null,
  keep: (content: TypedContent) => void,
  flush: () => Promise<void>,
): void {
  useBeforeSessionEnds({
    isUnsaved: () => unsaved() !== null,
    finish: flush,
    keep: () => {
      const content = unsaved();
      if (content !== null) keep(content);
    },
  });
  const leave = useRef(flush);
  useEffect(() => {
    leave.current = flush;
  });
  // The bar says what failed; leaving the document tries once more.
  useEffect(() => () => void leave.current().catch(() => {}), []);
}

/** Saves a draft while it is written, one call at a time; what is typed meanwhile goes with the next one. */
export function useAutosave({ type, language, version }: { type: LegalType; language: string; version: number }) {
  const take = useTake();
  const [state, setState] = useState<SaveState>('idle');
  const open = useRef({
    seen: version,
    pending: null as TypedContent | null,
    sending: null as TypedContent | null,
    running: null as Promise<void> | null,
    timer: 0,
  });
  const save = async (): Promise<void> => {
    const work = open.current;
    for (let content = work.pending; content !== null; content = work.pending) {
      [work.pending, work.sending] = [null, content];
      try {
        const body = { version: work.seen, content };
        const saved = await call('PUT /legal-documents/:type/drafts/:language', { params: { type, language }, body });
        work.seen = saved.version;
        take.draft(type, saved);
        setState('saved');
      } catch (error) {
        work.pending ??= content;
        setState(error instanceof ApiError && error.code === 'settings.version_conflict' ? 'conflict' : 'failed');
        throw error;
      }
    }
  };
  const flush = (): Promise<void> => {
    const work = open.current;
    clearTimeout(work.timer);
    work.running ??= save().finally(() => {
      [work.running, work.sending] = [null, null];
    });
    return work.running;
  };
  const unsaved = () => open.current.pending ?? open.current.sending;
  useLastSave(unsaved, (content) => keepContent({ type, language, version: open.current.seen }, content), flush);
  return {
    state,
    isPending: state === 'saving' || state === 'failed' || state === 'conflict',
    flush,
    /** The state of the draft that a file or another call left. */
    took: (seen: number) => {
      open.current.seen = seen;
    },
    change: (content: TypedContent) => {
      const work = open.current;
      work.pending = content;
      setState('saving');
      clearTimeout(work.timer);
      work.timer = window.setTimeout(() => void flush().catch(() => {}), pause);
    },
  };
}

export type Autosave = ReturnType<typeof useAutosave>;

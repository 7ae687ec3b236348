import type { RuleView } from '@offizin/contract/price-rules/views';
import type { RuleTerms } from '@offizin/domain/price-rules/terms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, call } from '../../../platform/client.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { useBeforeSessionEnds } from '../../../platform/use-before-session-ends.ts';
import { useTake } from '../rule-queries.ts';
import { termsOf } from '../rule-words.ts';
import { dropRule, type EditedRule, keepRule, keptRule } from './kept-terms.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict';

/** Milliseconds without a change: a draft is saved before its preview is asked for. */
const pause = 400;

interface Work {
  seen: number;
  pending: EditedRule | null;
  sending: EditedRule | null;
  running: Promise<void> | null;
  timer: number;
}

/** Saves a rule while it is written, one call at a time; what is changed meanwhile goes with the next one. */
function useAutosave(rule: RuleView) {
  const take = useTake();
  const [state, setState] = useState<SaveState>('idle');
  const [seen, setSeen] = useState(rule.version);
  const open = useRef<Work>({ seen: rule.version, pending: null, sending: null, running: null, timer: 0 });
  const { ruleId } = rule;
  const save = async (): Promise<void> => {
    const work = open.current;
    for (let edited = work.pending; edited !== null; edited = work.pending) {
      [work.pending, work.sending] = [null, edited];
      try {
        const body = { version: work.seen, ...edited };
        const saved = await call('PUT /price-rules/:ruleId', { params: { ruleId }, body });
        work.seen = saved.version;
        setSeen(saved.version);
        take.rule(saved);
        setState('saved');
      } catch (error) {
        work.pending ??= edited;
        const isConflict = error instanceof ApiError && error.code === 'price_rule.version_conflict';
        setState(isConflict ? 'conflict' : 'failed');
        if (isConflict) take.again();
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
  return {
    state,
    seen,
    flush,
    unsaved: () => open.current.pending ?? open.current.sending,
    /** The version that calls about the rule are made with. */
    version: () => open.current.seen,
    write: (edited: EditedRule) => {
      const work = open.current;
      // Who has changed nothing yet goes on from what somebody else saved meanwhile.
      if (state === 'idle') work.seen = rule.version;
      work.pending = edited;
      setState('saving');
      clearTimeout(work.timer);
      work.timer = window.setTimeout(() => void flush().catch(() => {}), pause);
    },
  };
}

/** Saves what is unsaved when the session ends or the editor is left, and keeps it when that is too late. */
function useLastSave(ruleId: string, { unsaved, flush, version }: ReturnType<typeof useAutosave>): void {
  useBeforeSessionEnds({
    isUnsaved: () => unsaved() !== null,
    finish: flush,
    keep: () => {
      const edited = unsaved();
      if (edited !== null) keepRule(ruleId, version(), edited);
    },
  });
  const leave = useRef(flush);
  useEffect(() => {
    leave.current = flush;
  });
  // The head says what failed; leaving the editor tries once more.
  useEffect(() => () => void leave.current().catch(() => {}), []);
}

/** Fields whose text is no value: what is in force of them stays until it is one again. */
function useWrongFields() {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const mark = (field: string, isWrong: boolean) =>
    setWrong((now) => {
      if (now.has(field) === isWrong) return now;
      return isWrong ? new Set([...now, field]) : new Set([...now].filter((each) => each !== field));
    });
  return { isWrong: wrong.size > 0, mark };
}

/** A rule as it is written: what was changed here, else what the server has of it. */
export function useRuleDraft(rule: RuleView) {
  const t = useTranslations('priceRuleEditor');
  const autosave = useAutosave(rule);
  const fields = useWrongFields();
  const [restored] = useState(() => keptRule(rule.ruleId, rule.version));
  const [typed, setTyped] = useState(restored);
  useLastSave(rule.ruleId, autosave);
  const isOpen = autosave.state === 'saving' || autosave.state === 'failed' || autosave.state === 'conflict';
  const saved = { name: rule.name, terms: termsOf(rule) };
  // What somebody else saved later is shown, unless something of one's own waits.
  const edited = typed !== null && (isOpen || rule.version <= autosave.seen) ? typed : saved;
  const saveRestored = useEffectEvent((kept: EditedRule) => {
    showSnackbar('success', t('kept'));
    dropRule(rule.ruleId);
    autosave.write(kept);
  });
  useEffect(() => {
    if (restored !== null) saveRestored(restored);
  }, [restored]);
  const write = (next: EditedRule) => {
    setTyped(next);
    autosave.write(next);
  };
  return {
    ...edited,
    fields,
    state: autosave.state,
    isOpen,
    flush: autosave.flush,
    version: autosave.version,
    rename: (name: string) => write({ ...edited, name }),
    change: (terms: Partial<RuleTerms>) => write({ ...edited, terms: { ...edited.terms, ...terms } }),
  };
}

export type RuleDraft = ReturnType<typeof useRuleDraft>;

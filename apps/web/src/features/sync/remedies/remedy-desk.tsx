import type { SyncCause, SyncFinding, SyncSummary } from '@offizin/contract/sync/seller';
import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useLive } from '../../../platform/live.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { syncSummaryKey } from '../../../parts/sync/sync-summary.ts';
import { Waiting } from './waiting.ts';
import { findingsKey } from '../sync-queries.ts';
import { untilFixed } from './until-fixed.ts';

/** What to fix: all products of a cause, or one of them. */
export interface Fix {
  readonly finding: SyncResultType;
  readonly subject?: string;
  readonly stock?: number;
  /** The product that a doubtful identifier means. */
  readonly productId?: string;
}

/** What a remedy's dialog is about: a whole cause, or one product of it. */
export interface RemedyQuestion {
  readonly cause: SyncCause;
  readonly found?: SyncFinding;
}

export interface RemedyDialogProps {
  readonly question: RemedyQuestion;
  readonly summary: SyncSummary;
  readonly onClose: () => void;
}

interface RemedyDesk {
  readonly asked: RemedyQuestion | null;
  /** Opens the dialog of a remedy; null closes it. */
  readonly ask: (question: RemedyQuestion | null) => void;
  readonly fix: (wanted: Fix) => void;
  readonly isRunning: (wanted: Pick<Fix, 'finding' | 'subject'>) => boolean;
}

const Desk = createContext<RemedyDesk | null>(null);

/** Remedies and their dialogs, shared by all parts of the screen. */
export function useRemedyDesk(): RemedyDesk {
  const desk = use(Desk);
  if (desk === null) throw new Error('remedies are only offered within their desk');
  return desk;
}

/** The list of results, where the focus goes when what was fixed is no longer there. */
export const resultsId = 'sync-results';

function focusResults(): void {
  document.querySelector<HTMLElement>(`#${resultsId}`)?.focus({ preventScroll: true });
}

/** Hands the focus on to the results when the button that has it goes with what it fixed; to be given to the button as its `ref`. */
export function useFocusHandedOn(): (button: HTMLButtonElement | null) => void {
  const [drawn, setDrawn] = useState<HTMLButtonElement | null>(null);
  useLayoutEffect(
    () => () => {
      if (drawn !== null && drawn === document.activeElement) queueMicrotask(focusResults);
    },
    [drawn],
  );
  return setDrawn;
}

const keyOf = ({ finding, subject = '' }: Pick<Fix, 'finding' | 'subject'>) => `${finding}/${subject}`;

/** Carries remedies out in the background and reports the outcome of each; several may run in parallel. */
function useFix() {
  const t = useTranslations('sync');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [waiting] = useState(() => new Waiting());
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  useLive('sync', (event) => waiting.wake(event?.syncId ?? null));
  const carryOut = async ({ finding, subject, stock, productId }: Fix) => {
    const isChoice = subject !== undefined && productId !== undefined;
    const body = {
      finding,
      ...(subject !== undefined && { subjects: [subject] }),
      ...(stock !== undefined && { stock }),
    };
    const begun = isChoice
      ? await call('POST /sync/choices', { body: { subject, productId } })
      : await call('POST /sync/remedies', { body });
    const { state, changed, refused } = await untilFixed(begun, waiting);
    if (state === 'failed') return showSnackbar('error', t('result.failed'));
    const parts = [
      t('result.changed', { count: changed ?? 0 }),
      ...(refused ? [t('result.refused', { count: refused })] : []),
    ];
    const text = isChoice ? t(refused ? 'choose.doneRefused' : 'choose.done') : parts.join('; ');
    return showSnackbar(refused ? 'warning' : 'success', text);
  };
  const fix = (wanted: Fix) => {
    const key = keyOf(wanted);
    setRunning((now) => new Set(now).add(key));
    carryOut(wanted)
      .catch((error: unknown) => showSnackbar('error', errorText(error)))
      .finally(async () => {
        await Promise.all([syncSummaryKey, findingsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
        setRunning((now) => new Set([...now].filter((each) => each !== key)));
      });
  };
  return { fix, running };
}

export function RemedyDeskProvider({ children }: { children: ReactNode }) {
  const { fix, running } = useFix();
  const [asked, ask] = useState<RemedyQuestion | null>(null);
  const desk = useMemo(
    () => ({
      asked,
      ask,
      fix,
      isRunning: (wanted: Pick<Fix, 'finding' | 'subject'>) => running.has(keyOf(wanted)),
    }),
    [asked, fix, running],
  );
  return <Desk value={desk}>{children}</Desk>;
}

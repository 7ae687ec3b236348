import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { useTake } from '../rule-queries.ts';
import type { PricesChosen } from './prices-choice.tsx';

const pausesKey = ['price-rules-pause'] as const;

/** A rule that is to be paused, and what becomes of its prices; all rules where there is none. */
export interface Pause {
  readonly rule: { readonly ruleId: string; readonly name: string } | null;
  readonly prices: PricesChosen;
}

/** Pauses rules; without a connection it waits for one, for as long as the page is open. */
export function usePause() {
  const t = useTranslations('priceRules');
  const errorText = useErrorText();
  const take = useTake();
  const { isPending, isPaused, mutateAsync } = useMutation({
    mutationKey: pausesKey,
    networkMode: 'online',
    scope: { id: pausesKey[0] },
    mutationFn: async ({ rule, prices }: Pause): Promise<string> => {
      if (rule === null) {
        take.list(await call('POST /price-rules/pause-all', {}));
        return t('paused');
      }
      const { ruleId, name } = rule;
      const reply = await call('POST /price-rules/:ruleId/pause', { params: { ruleId }, body: { prices } });
      take.rule(reply.rule);
      return prices === 'stay' ? t('pause.done', { name }) : t('pause.doneBack', { name, count: reply.restored });
    },
    onSuccess: (said) => showSnackbar('success', said),
    onError: (error, { rule }) => {
      const why = errorText(error);
      showSnackbar('error', rule === null ? why : t('waits.refused', { name: rule.name, why }));
      take.again();
    },
  });
  return { isRunning: isPending && !isPaused, pause: (pause: Pause) => mutateAsync(pause).catch(() => {}) };
}

export interface WaitingPause extends Pause {
  readonly takeBack: () => void;
}

/** Pauses that wait for a connection, in their order. */
export function useWaitingPauses(): readonly WaitingPause[] {
  const cache = useQueryClient().getMutationCache();
  const waiting = useMutationState({
    filters: { mutationKey: pausesKey, predicate: ({ state }) => state.isPaused },
    select: ({ mutationId, state }) => ({ mutationId, pause: state.variables as Pause }),
  });
  return waiting.map(({ mutationId, pause }) => ({
    ...pause,
    takeBack: () => {
      for (const mutation of cache.getAll()) if (mutation.mutationId === mutationId) cache.remove(mutation);
    },
  }));
}

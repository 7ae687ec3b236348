import type { FeedSettings, FeedTrialResult } from '@offizin/contract/feeds/seller';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/client.ts';
import { useLive } from '../../../platform/live.ts';

/** Should the live updates be lost, a try is looked at this often, in milliseconds. */
const lookAgain = 1500;

export interface FeedTrialCalls {
  readonly isRunning: boolean;
  /** What was found of just these settings; null before. */
  readonly result: FeedTrialResult | null;
  readonly start: () => void;
}

/** Has the settings of the form tried without saving them; what was found belongs to the settings that were tried. */
export function useFeedTrial(settings: FeedSettings, onRefused: (error: unknown) => void): FeedTrialCalls {
  const asked = useMutation({
    mutationFn: (body: FeedSettings) => call('POST /feed/trial', { body }),
    onError: onRefused,
  });
  const trialId = asked.data?.trial.id;
  const found = useQuery({
    queryKey: ['feed', 'trial', trialId],
    queryFn: ({ signal }) => call('GET /feed/trial', {}, { signal }),
    enabled: trialId !== undefined,
    refetchInterval: ({ state }) => ((state.data?.trial?.result ?? null) === null ? lookAgain : false),
  });
  useLive('sync', (event) => {
    if (trialId !== undefined && event?.syncId === trialId) void found.refetch();
  });
  const tried = asked.variables;
  const isOfThese = JSON.stringify({ ...tried, active: true }) === JSON.stringify({ ...settings, active: true });
  const trial = found.data?.trial ?? null;
  const result = trial !== null && trial.id === trialId ? trial.result : null;
  return {
    isRunning: asked.isPending || (trialId !== undefined && isOfThese && result === null && !found.isError),
    result: isOfThese && !asked.isPending ? result : null,
    start: () => asked.mutate(settings),
  };
}

import type { ProposalDetail } from '@offizin/contract/price-proposals/seller';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/client.ts';
import { historyKey } from '../../parts/history/history-words.ts';
import { proposalsKey } from '../../parts/price-proposals/proposal-counts.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { proposalQuery } from './proposal-queries.ts';
import { writeQuery } from '../../platform/write-query.ts';

/** Sends a decision and shows what became of the proposal, also where somebody else was faster. */
export function useDecision(
  { proposalId }: ProposalDetail,
  { send, done, onDone }: { send: () => Promise<ProposalDetail>; done: string; onDone: () => void },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (decided) => {
      writeQuery(queries, proposalQuery(proposalId).queryKey, decided);
      showSnackbar('success', done);
      onDone();
    },
    onSettled: (_, error) => {
      // A refused price keeps the question open; whatever ended the proposal is read and said in it.
      const hasEnded = error instanceof ApiError && error.code === 'price_proposal.invalid_state';
      if (error === null || hasEnded) void queries.invalidateQueries({ queryKey: proposalsKey });
      void queries.invalidateQueries({ queryKey: historyKey });
    },
  });
}

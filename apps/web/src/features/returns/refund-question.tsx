import type { ReturnDetail } from '@offizin/contract/returns/seller';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Question } from '../../ui/question.tsx';
import { useCustomer } from './return-words.ts';
import { useBlocked } from './use-blocked.ts';
import { isAboveLimit } from './use-decision.ts';
import { useStep } from './use-step.ts';

interface RefundQuestionProps {
  readonly of: ReturnDetail;
  /** What goes back to the customer, in minor units. */
  readonly sum: number;
  readonly step: 'refund' | 'give_in';
  readonly send: () => Promise<ReturnDetail>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks once more before money goes back for good, or is proposed to the owner. */
export function RefundQuestion({ of, sum, step, send, onClose, children }: RefundQuestionProps) {
  const t = useTranslations('returns.ask');
  const tDone = useTranslations('returns.done');
  const tActions = useTranslations('actions');
  const customerOf = useCustomer();
  const blocked = useBlocked();
  const { money } = useFormats();
  const { currency } = of.atStake;
  const amount = money({ amount: sum, currency });
  const limit = money({ amount: of.limit ?? 0, currency });
  const isProposal = isAboveLimit(of, sum);
  const sending = useStep(of, { send, done: tDone(step, { amount }), onDone: onClose });
  return (
    <Question
      title={isProposal ? t('propose', { amount }) : t('refund', { amount })}
      cancel={tActions('cancel')}
      confirm={isProposal ? t('proposeConfirm', { amount }) : t('confirm', { amount })}
      running={sending.isPending && (isProposal ? t('proposing') : t('running'))}
      isDanger={false}
      refusal={blocked}
      onConfirm={() => sending.mutate()}
      onClose={onClose}
    >
      <p>{isProposal ? t('proposeText', { limit }) : t('refundText', { name: customerOf(of), amount })}</p>
      {children}
    </Question>
  );
}

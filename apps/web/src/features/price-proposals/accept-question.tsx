import type { ProposalDetail } from '@offizin/contract/price-proposals/seller';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { Question } from '../../ui/question.tsx';
import { DecisionError } from './decision-error.tsx';
import classes from './price-proposals.module.css';
import { useDecision } from './use-decision.ts';

export interface AnswerProps {
  readonly proposal: ProposalDetail;
  readonly onClose: () => void;
}

/** All prices change together and for good: the seller is asked once more. */
export function AcceptQuestion({ proposal, onClose }: AnswerProps) {
  const t = useTranslations('priceUpdates');
  const tActions = useTranslations('actions');
  const { money } = useFormats();
  const { proposalId, version, products: count, items, kept } = proposal;
  const body = { version, products: items.map(({ productId }) => productId) };
  const accept = useDecision(proposal, {
    send: () => call('POST /price-proposals/:proposalId/accept', { params: { proposalId }, body }),
    done: t('ask.accept.done', { count }),
    onDone: onClose,
  });
  return (
    <Question
      title={t('ask.accept.title', { count })}
      cancel={tActions('cancel')}
      confirm={t('accept', { count })}
      running={accept.isPending && t('ask.accept.running')}
      isDanger={false}
      onConfirm={() => accept.mutate()}
      onClose={onClose}
    >
      <div className={classes['question']}>
        {accept.error === null ? null : <DecisionError error={accept.error} proposal={proposal} />}
        <p>{t('ask.accept.text', { count, before: money(kept.before), after: money(kept.after) })}</p>
        <p className={classes['final']}>
          <IconAlertTriangle size={16} aria-hidden />
          {t('ask.final')}
        </p>
      </div>
    </Question>
  );
}

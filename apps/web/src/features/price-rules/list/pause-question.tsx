import type { RuleView } from '@offizin/contract/price-rules/views';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOfflineSince } from '../../../platform/online.ts';
import { Question } from '../../../ui/question.tsx';
import classes from './list.module.css';
import { PricesChoice, type PricesChosen } from './prices-choice.tsx';
import { usePause } from './use-pause.ts';

export interface RuleQuestionProps {
  readonly rule: RuleView;
  readonly onClose: () => void;
}

/** Asks what becomes of a rule's prices before it is paused; what the brake holds is discarded with it. */
export function PauseQuestion({ rule: { ruleId, name, hold }, onClose }: RuleQuestionProps) {
  const t = useTranslations('priceRules.pause');
  const tActions = useTranslations('actions');
  const { isRunning, pause } = usePause();
  const isOffline = useOfflineSince() !== null;
  const [prices, setPrices] = useState<PricesChosen>('stay');
  const confirm = async () => {
    const sent = pause({ rule: { ruleId, name }, prices });
    // Without a connection it waits in the list.
    if (!isOffline) await sent;
    onClose();
  };
  return (
    <Question
      title={t(hold === null ? 'title' : 'heldTitle', { name })}
      cancel={tActions('cancel')}
      confirm={t('confirm')}
      running={isRunning && t('running')}
      isDanger={false}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={classes['question']}>
        {hold === null ? null : <p>{t('heldText')}</p>}
        <p>{t('text')}</p>
        <PricesChoice value={prices} onChange={setPrices} />
      </div>
    </Question>
  );
}

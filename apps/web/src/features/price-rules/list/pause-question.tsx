import type { RuleView } from '@offizin/contract/price-rules/views';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Question } from '../../../ui/question.tsx';
import { useRuleCall, useTake } from '../rule-queries.ts';
import classes from './list.module.css';
import { PricesChoice, type PricesChosen } from './prices-choice.tsx';

export interface RuleQuestionProps {
  readonly rule: RuleView;
  readonly onClose: () => void;
}

/** Asks what becomes of a rule's prices before it is paused; what the brake holds is discarded with it. */
export function PauseQuestion({ rule: { ruleId, name, hold }, onClose }: RuleQuestionProps) {
  const t = useTranslations('priceRules.pause');
  const tActions = useTranslations('actions');
  const take = useTake();
  const { isRunning, run } = useRuleCall();
  const [prices, setPrices] = useState<PricesChosen>('stay');
  const pause = async () => {
    await run(async () => {
      const reply = await call('POST /price-rules/:ruleId/pause', { params: { ruleId }, body: { prices } });
      take.rule(reply.rule);
      showSnackbar('success', prices === 'stay' ? t('done', { name }) : t('doneBack', { name, count: reply.restored }));
    });
    onClose();
  };
  return (
    <Question
      title={t(hold === null ? 'title' : 'heldTitle', { name })}
      cancel={tActions('cancel')}
      confirm={t('confirm')}
      running={isRunning && t('running')}
      isDanger={false}
      onConfirm={() => void pause()}
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

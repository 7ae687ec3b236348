import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Question } from '../../../ui/question.tsx';
import { restorableQuery, useRuleCall, useTake } from '../rule-queries.ts';
import classes from './list.module.css';
import type { RuleQuestionProps } from './pause-question.tsx';
import { PricesChoice, type PricesChosen } from './prices-choice.tsx';

/** Asks before a rule is deleted, and what becomes of its prices where any would go back. */
export function DeleteQuestion({ rule, onClose, onDeleted }: RuleQuestionProps & { onDeleted?: () => void }) {
  const t = useTranslations('priceRules.delete');
  const tActions = useTranslations('actions');
  const take = useTake();
  const { isRunning, run } = useRuleCall();
  const { data } = useQuery(restorableQuery(rule.ruleId));
  const [prices, setPrices] = useState<PricesChosen>('stay');
  const { ruleId, name } = rule;
  const remove = async () => {
    const isDone = await run(async () => {
      await call('DELETE /price-rules/:ruleId', { params: { ruleId }, body: { prices } });
      showSnackbar('success', t('done', { name }));
    });
    onClose();
    if (!isDone) return;
    onDeleted?.();
    take.without(ruleId);
  };
  return (
    <Question
      title={t('title', { name })}
      cancel={tActions('cancel')}
      confirm={t('confirm')}
      running={isRunning && t('running')}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <div className={classes['question']}>
        <p>{t('text')}</p>
        {data === undefined || data === 0 ? null : <PricesChoice value={prices} onChange={setPrices} />}
      </div>
    </Question>
  );
}

import { type RejectionReason, rejectionReasons } from '@offizin/domain/price-proposals/proposal';
import { IconAlertTriangle, IconHistory, IconTag, IconTruckReturn } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { NativeSelect } from '../../ui/native-select.ts';
import { Question } from '../../ui/question.tsx';
import type { AnswerProps } from './accept-question.tsx';
import { DecisionError } from './decision-error.tsx';
import classes from './price-proposals.module.css';
import { brandName } from './proposal-words.ts';
import { useDecision } from './use-decision.ts';

/** What a rejection may lead to; the marketplace may send the products back (PRI-01). */
function Effects({ proposal: { items, products: count, units } }: Pick<AnswerProps, 'proposal'>) {
  const t = useTranslations('priceUpdates');
  const { number } = useFormats();
  const above = items.filter(({ oldPrice, best }) => best !== null && oldPrice.amount > best.amount).length;
  return (
    <ul className={classes['effects']}>
      <li>
        <IconTruckReturn aria-hidden />
        <div>
          <b>{t('ask.reject.returned', { brand: brandName })}</b>
          <p>{t('ask.reject.returnedText', { brand: brandName })}</p>
        </div>
        <b>{t('units', { count: units })}</b>
      </li>
      <li>
        <IconTag aria-hidden />
        <div>
          <b>{t('ask.reject.meanwhile')}</b>
          <p>{t('ask.reject.aboveBest', { above, count: number(count) })}</p>
        </div>
      </li>
      <li>
        <IconHistory aria-hidden />
        <div>
          <b>{t('ask.reject.again')}</b>
          <p>{t('ask.reject.againText', { brand: brandName })}</p>
        </div>
      </li>
    </ul>
  );
}

/** Says what may follow before prices are rejected for good. */
export function RejectQuestion({ proposal, onClose }: AnswerProps) {
  const t = useTranslations('priceUpdates');
  const tActions = useTranslations('actions');
  const [chosen, setChosen] = useState('');
  const { proposalId, version, products: count } = proposal;
  const reason: RejectionReason | null = rejectionReasons.find((known) => known === chosen) ?? null;
  const reject = useDecision(proposal, {
    send: () => call('POST /price-proposals/:proposalId/reject', { params: { proposalId }, body: { version, reason } }),
    done: t('ask.reject.done'),
    onDone: onClose,
  });
  const reasons = rejectionReasons.map((value) => ({ value, label: t(`rejection.${value}`) }));
  return (
    <Question
      title={t('ask.reject.title', { count })}
      cancel={tActions('cancel')}
      confirm={t('ask.reject.confirm', { count })}
      running={reject.isPending && t('ask.reject.running')}
      width={560}
      onConfirm={() => reject.mutate()}
      onClose={onClose}
    >
      <div className={classes['question']}>
        {reject.error === null ? null : <DecisionError error={reject.error} proposal={proposal} />}
        <p>{t('ask.reject.text', { count })}</p>
        <Effects proposal={proposal} />
        <NativeSelect
          label={t('ask.reject.reason', { brand: brandName })}
          value={chosen}
          data={[{ value: '', label: t('ask.reject.noReason') }, ...reasons]}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <p className={classes['final']}>
          <IconAlertTriangle size={16} aria-hidden />
          {t('ask.final')}
        </p>
      </div>
    </Question>
  );
}

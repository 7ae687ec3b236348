import type { CallReply } from '@offizin/contract/client-types';
import { IconAlertCircle, IconArrowBackUp, IconArrowRight, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { useBrandToday } from '../../../platform/calendar-day.ts';
import { call } from '../../../platform/client.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { FailedState, SkeletonRows } from '../../../ui/list/list-states.tsx';
import { Question } from '../../../ui/question.tsx';
import { useRuleCall, useRuleRefusal, useTake } from '../rule-queries.ts';
import { useRuleFormats } from '../rule-words.ts';
import { dryRestoreQuery } from './history-queries.ts';
import classes from './restore.module.css';

type DryRun = CallReply<'POST /price-rules/restore'>;
type Outcome = DryRun['items'][number]['outcome'];

/** So many products of each kind are named. */
const named = 6;

const outcomes: readonly (readonly [Outcome, ReactNode])[] = [
  ['restored', <IconArrowBackUp key="restored" size={16} aria-hidden />],
  ['left', <IconUser key="left" size={16} aria-hidden />],
  ['refused', <IconAlertCircle key="refused" size={16} aria-hidden />],
];

interface GroupProps {
  readonly run: DryRun;
  readonly outcome: Outcome;
  readonly icon: ReactNode;
}

/** The products of one outcome: what goes back with both prices, what stays with the one it has. */
function Group({ run, outcome, icon }: GroupProps) {
  const t = useTranslations('priceRuleHistory');
  const { amount, number } = useRuleFormats();
  const placeOf = ({ before, after, of }: DryRun['items'][number]['place']) =>
    t(before === after ? 'table.placeSame' : 'table.placeFrom', {
      before: number(before),
      after: number(after),
      of: number(of),
    });
  const count = run.counts[outcome];
  const items = run.items.filter((item) => item.outcome === outcome).slice(0, named);
  if (count === 0) return null;
  return (
    <section className={classes['group']} data-outcome={outcome}>
      <h3>
        {icon}
        {t(`day.${outcome}`, { count })}
      </h3>
      <ul>
        {items.map(({ product, price, becomes, place }) => (
          <li key={product.productId}>
            <span>
              {product.name}
              {outcome === 'restored' ? <small>{placeOf(place)}</small> : null}
            </span>
            {outcome === 'restored' ? (
              <>
                <span className={classes['spoken']}>
                  {t('table.priceFrom', { before: amount(price), after: amount(becomes) })}
                </span>
                <span aria-hidden>
                  {amount(price)} <IconArrowRight size={14} aria-hidden /> <b>{amount(becomes)}</b>
                </span>
              </>
            ) : (
              <span>{amount(price)}</span>
            )}
          </li>
        ))}
        {count > items.length ? <li>{t('day.more', { count: count - items.length })}</li> : null}
      </ul>
    </section>
  );
}

/** What today's prices would go back to, and then does it. */
function RestoreQuestion({ ruleId, onClose }: { ruleId: string | null; onClose: () => void }) {
  const t = useTranslations('priceRuleHistory.day');
  const tActions = useTranslations('actions');
  const day = useBrandToday();
  const refusal = useRuleRefusal();
  const take = useTake();
  const { isRunning, run } = useRuleCall();
  const { data, error, refetch } = useQuery(dryRestoreQuery(ruleId, day));
  const count = data?.counts.restored ?? 0;
  const restore = async () => {
    const of = { kind: 'day', ...(ruleId !== null && { ruleId }), day } as const;
    await run(async () => {
      const { counts } = await call('POST /price-rules/restore', { body: { dry: false, of } });
      showSnackbar(counts.restored > 0 ? 'success' : 'warning', t('done', { count: counts.restored }));
      take.again();
    });
    onClose();
  };
  const total = data === undefined ? 0 : data.counts.restored + data.counts.left + data.counts.refused;
  const stop = data === undefined ? t('checking') : count === 0 ? t('none') : null;
  return (
    <Question
      title={t('title')}
      cancel={tActions('cancel')}
      confirm={t('confirm', { count })}
      running={isRunning && t('running')}
      isDanger={false}
      refusal={refusal ?? stop}
      width={520}
      onConfirm={() => void restore()}
      onClose={onClose}
    >
      {data === undefined && error === null ? <SkeletonRows label={t('checking')} count={4} /> : null}
      {data === undefined && error !== null ? (
        <FailedState
          error={error}
          texts={{ title: t('failed'), text: t('failedText'), retry: tActions('tryAgain') }}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === undefined ? null : (
        <div className={classes['groups']}>
          <p>{total === 0 ? t('none') : t('text')}</p>
          {outcomes.map(([outcome, icon]) => (
            <Group key={outcome} run={data} outcome={outcome} icon={icon} />
          ))}
        </div>
      )}
    </Question>
  );
}

/** Puts back what the rule, or all of them, changed today, after showing what that would be. */
export function RestoreDay({ ruleId }: { ruleId: string | null }) {
  const t = useTranslations('priceRuleHistory.day');
  const refusal = useRuleRefusal();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <ChangeButton
        area="prices"
        icon={<IconArrowBackUp size={16} aria-hidden />}
        refusal={refusal}
        onClick={() => setAsked(true)}
      >
        {t('button')}
      </ChangeButton>
      {isAsked ? <RestoreQuestion ruleId={ruleId} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

import type { RuleList } from '@offizin/contract/price-rules/views';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useRuleRefusal } from '../rule-queries.ts';
import { useRuleFormats } from '../rule-words.ts';
import classes from './list.module.css';

const LimitsDialog = lazyDialog(async () => (await import('./limits-dialog.tsx')).LimitsDialog);

/** What caps every rule of the shop. */
export function LimitsCard({ list: { limits } }: { list: RuleList }) {
  const t = useTranslations('priceRules');
  const tActions = useTranslations('actions');
  const { shareOf } = useRuleFormats();
  const refusal = useRuleRefusal();
  const [isOpen, setOpen] = useState(false);
  const lines = [
    ['changesPerProduct', t('limits.times', { count: limits.changesPerProduct })],
    ['step', t('limits.atMost', { share: shareOf(limits.step) })],
    ['downPerDay', t('limits.atMost', { share: shareOf(limits.downPerDay) })],
    ['changesPerDay', t('limits.times', { count: limits.changesPerDay })],
    ['brake', t('limits.brakeValue', { share: shareOf(limits.brakeShare), move: shareOf(limits.brakeMove) })],
  ] as const;
  return (
    <Card
      title={t('limits.title')}
      action={
        <ChangeButton area="prices" tone="link" refusal={refusal} onClick={() => setOpen(true)}>
          {tActions('change')}
        </ChangeButton>
      }
    >
      <dl className={classes['limits']}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`limits.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isOpen ? <LimitsDialog shared={limits} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

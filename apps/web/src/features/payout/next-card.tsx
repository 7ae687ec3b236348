import type { PayoutPayment, PayoutView } from '@offizin/contract/payout/seller';
import { brands } from '@offizin/domain/brand/brands';
import { providerNames } from '@offizin/domain/payout/payout-account';
import { IconCalendar, IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBrandFormats, useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { Card, CardText } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import classes from './payout.module.css';

type Line = PayoutPayment['lines'][number];

/** What a payout is made of, down to its sum. */
function Lines({ payment: { lines, amount } }: { payment: PayoutPayment }) {
  const t = useTranslations('payout');
  const { moneyInLine, money, number } = useFormats();
  const nameOf = ({ kind, count }: Line) => {
    if (count === null) return t(`line.${kind}`);
    return kind === 'sales'
      ? t('counted.sales', { count })
      : t('counted.other', { line: t(`line.${kind}`), count: number(count) });
  };
  return (
    <dl className={classes['lines']}>
      {lines.map((line) => (
        <div key={line.kind}>
          <dt>{nameOf(line)}</dt>
          <dd>{moneyInLine({ amount: line.amount, currency: amount.currency })}</dd>
        </div>
      ))}
      <div data-sum>
        <dt>{t('total')}</dt>
        <dd>{money(amount)}</dd>
      </div>
    </dl>
  );
}

/** What the next payout waits for, a sentence each. */
function useWaits({ holds, provider, next }: PayoutView): string[] {
  const t = useTranslations('payout');
  const formats = useFormats();
  const brand = brands[initialData.brand].name;
  if (holds.length === 0) return next?.state === 'held' ? [t('waits.marketplace', { brand })] : [];
  return holds.map(({ reason, until }) =>
    t(`waits.${reason}`, {
      brand,
      provider: providerNames[provider],
      when: until === null ? '' : formats.dayTime(until),
    }),
  );
}

/** How much is paid next, when, and what it waits for. */
export function NextCard({ view }: { view: PayoutView }) {
  const t = useTranslations('payout');
  const formats = useBrandFormats();
  const waits = useWaits(view);
  const { next } = view;
  if (next === null)
    return (
      <Card title={t('next.title')}>
        <CardText>{t('next.none')}</CardText>
      </Card>
    );
  const isHeld = waits.length > 0;
  const chip = (
    <Chip
      tone={isHeld ? 'amber' : 'grey'}
      icon={isHeld ? <IconLock size={14} aria-hidden /> : <IconCalendar size={14} aria-hidden />}
    >
      {t(isHeld ? 'next.held' : 'next.planned')}
    </Chip>
  );
  return (
    <Card title={t('next.title')} action={chip}>
      <div className={classes['next']}>
        <b className={classes['sum']}>{formats.money(next.amount)}</b>
        <p>{[t('next.due', { day: formats.weekdayDay(next.dueAt) }), ...waits].join(' ')}</p>
        {next.lines.length === 0 ? null : <Lines payment={next} />}
      </div>
    </Card>
  );
}

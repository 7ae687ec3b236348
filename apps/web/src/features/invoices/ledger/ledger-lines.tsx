import type { LedgerDetail } from '@offizin/contract/ledger/seller';
import { forShop, ledgerKinds, type LedgerPart } from '@offizin/domain/ledger/ledger';
import { Fragment } from 'react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useDayText } from '../../../platform/calendar-day.ts';
import { useFormats } from '../../../platform/formats.ts';
import { ledgerTab } from './ledger-search.ts';
import classes from './ledger.module.css';

const groups: readonly LedgerPart[] = ['sold', 'refunded', 'kept', 'paid'];
type Line = LedgerDetail['lines'][number];

function LineRow({ line, currency }: { line: Line; currency: LedgerDetail['currency'] }) {
  const t = useTranslations('ledger');
  const { money, percent } = useFormats();
  const dayText = useDayText();
  const { kind, text, rate, amount, bookedOn, payoutNo } = line;
  const name = text === null ? t(`kind.${kind}`) : `${t(`kind.${kind}`)}: ${text}`;
  const more =
    rate === null
      ? kind === 'refund' || kind === 'payout' || kind === 'adjustment'
        ? dayText(bookedOn)
        : null
      : percent(rate / 10_000);
  return (
    <div>
      <dt>
        {payoutNo === null ? (
          name
        ) : (
          <Link to="." search={{ tab: ledgerTab, payout: payoutNo }}>
            {name} {payoutNo}
          </Link>
        )}{' '}
        {more === null ? null : <small>{more}</small>}
      </dt>
      <dd>{money({ amount, currency })}</dd>
    </div>
  );
}

/** Every line of an order in its groups, and what they come to. */
export function LedgerLines({ detail }: { detail: LedgerDetail }) {
  const t = useTranslations('ledger');
  const { money } = useFormats();
  const { lines, currency, open } = detail;
  return (
    <div className={classes['lines']}>
      {groups.map((group) => {
        const own = lines.filter(({ kind }) => ledgerKinds[kind] === group);
        if (own.length === 0) return null;
        return (
          <Fragment key={group}>
            {group === 'paid' ? (
              <dl className={classes['total']}>
                <div>
                  <dt>{t('total')}</dt>
                  <dd>{money({ amount: forShop(detail), currency })}</dd>
                </div>
              </dl>
            ) : null}
            <h3>{t(`group.${group}`)}</h3>
            <dl>
              {own.map((line, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines are only ever added, and never change
                <LineRow key={at} line={line} currency={currency} />
              ))}
            </dl>
          </Fragment>
        );
      })}
      <dl className={classes['total']}>
        <div>
          <dt>{t(lines.some(({ kind }) => kind === 'payout') ? 'open' : 'total')}</dt>
          <dd>{money({ amount: open, currency })}</dd>
        </div>
      </dl>
    </div>
  );
}

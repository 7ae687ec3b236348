import type { LedgerMonth, LedgerSummary } from '@offizin/contract/ledger/seller';
import { type LedgerState, ledgerStates } from '@offizin/domain/ledger/ledger';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBrandFormats, useFormats } from '../../../platform/formats.ts';
import { type LedgerSearch, ledgerAddress } from './ledger-search.ts';
import { stateIcons } from './ledger-words.tsx';
import classes from './ledger.module.css';

const parts = [
  ['sold', null],
  ['refunded', '−'],
  ['kept', '−'],
  ['forYou', '='],
] as const;

/** How many orders of a state there are, and what they wait for. */
function useNote({ payoutHold, nextPayoutAt }: LedgerSummary) {
  const t = useTranslations('ledger');
  const { date } = useBrandFormats();
  return (state: LedgerState, count: number): string => {
    if (state !== 'payable' || count === 0) return t(`note.${state}`, { count });
    if (payoutHold !== null) return t('note.account', { count });
    return nextPayoutAt === null
      ? t('note.payable', { count })
      : t('note.payableOn', { count, day: date(nextPayoutAt) });
  };
}

/** What was sold, less what was refunded and kept, is what is for the shop; and where that stands. */
export function LedgerSums({
  total,
  summary,
  search,
}: {
  total: LedgerMonth;
  summary: LedgerSummary;
  search: LedgerSearch;
}) {
  const t = useTranslations('ledger');
  const { money } = useFormats();
  const note = useNote(summary);
  const { currency } = total;
  const { order: _, state: chosen, ...others } = search;
  return (
    <section className={classes['sums']} aria-label={t('title')}>
      <dl className={classes['sum']}>
        {parts.map(([part, sign]) => (
          <div key={part} data-part={part}>
            {sign === null ? null : <i aria-hidden>{sign}</i>}
            <dt>{t(`sum.${part}`)}</dt>
            <dd>{money({ amount: sign === '−' ? 0 - total[part] : total[part], currency })}</dd>
          </div>
        ))}
      </dl>
      <nav className={classes['balances']} aria-label={t('filter.state')}>
        {ledgerStates.map((state) => {
          const Shape = stateIcons[state];
          const { orders, amount } = total.states[state];
          return (
            <Link
              key={state}
              to="."
              search={ledgerAddress({ ...others, ...(chosen !== state && { state }) })}
              replace
              resetScroll={false}
              aria-current={chosen === state ? 'true' : undefined}
              activeProps={{}}
              activeOptions={{ exact: true }}
            >
              <span>
                <Shape size={15} aria-hidden /> {t(`state.${state}`)}
              </span>
              <b>{money({ amount, currency })}</b>
              <small>{note(state, orders)}</small>
            </Link>
          );
        })}
      </nav>
    </section>
  );
}

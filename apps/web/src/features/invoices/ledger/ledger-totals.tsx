import { ledgerFilters } from '@offizin/domain/ledger/ledger-filters';
import { countFilters } from '@offizin/domain/lists/filters';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { ledgerTotalsQuery } from './ledger-queries.ts';
import type { LedgerSearch } from './ledger-search.ts';
import classes from './ledger.module.css';

const figures = ['sold', 'forYou', 'open'] as const;

/** What the rows of the list come to together, those that are not drawn among them. */
export function LedgerTotals({ search }: { search: LedgerSearch }) {
  const t = useTranslations('ledger.totals');
  const { money } = useFormats();
  const { data } = useQuery(ledgerTotalsQuery(search));
  if (data === undefined || data.orders === 0) return null;
  return (
    <section
      className={classes['totals']}
      aria-label={t('label')}
      data-all={countFilters(ledgerFilters, search) === 0 || undefined}
    >
      <span>{t('orders', { count: data.orders })}</span>
      <dl>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(figure)}</dt>
            <dd>{money({ amount: data[figure], currency: data.currency })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

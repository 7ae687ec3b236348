import type { InvoiceSummary } from '@offizin/contract/invoices/seller';
import { invoiceKinds, invoicePayments } from '@offizin/domain/invoices/invoice-kinds';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useSearchChange } from '../../platform/search-change.ts';
import { FilterChip } from '../../parts/lists/filter-bar.tsx';
import { NativeSelect } from '../../ui/native-select.ts';
import { SearchField } from '../../ui/search-field.tsx';
import type { InvoicesSearch } from './invoices-search.ts';
import classes from './invoices.module.css';

/** The years that have documents, newest first. */
export const yearsOf = (summary: InvoiceSummary | undefined): string[] => [
  ...new Set((summary?.months ?? []).map(({ month }) => month.slice(0, 4))),
];

const isIn = (search: InvoicesSearch, month: string): boolean =>
  search.month === undefined ? month.startsWith(String(search.year ?? '')) : month === search.month;

/** How many documents there are of each kind in the chosen time. */
function countsIn(search: InvoicesSearch, summary: InvoiceSummary) {
  const months = summary.months.filter(({ month }) => isIn(search, month));
  const sum = (part: 'total' | 'issued' | 'received') => months.reduce((total, month) => total + month[part], 0);
  return { all: sum('total'), ISSUED: sum('issued'), RECEIVED: sum('received') };
}

interface FiltersProps {
  readonly search: InvoicesSearch;
  readonly summary: InvoiceSummary | undefined;
}

/** All, those to the shop, those from the shop. */
function Kinds({ search, summary }: FiltersProps) {
  const t = useTranslations('invoices');
  const counts = summary && countsIn(search, summary);
  const { kind: chosen, ...others } = search;
  return (
    <div className={classes['kinds']} role="group" aria-label={t('filter.kind')}>
      <FilterChip label={t('filter.all')} count={counts?.all} isOn={chosen === undefined} search={others} />
      {invoiceKinds.map((kind) => (
        <FilterChip
          key={kind}
          label={t(`filter.${kind}`)}
          count={counts?.[kind]}
          isOn={chosen === kind}
          search={{ ...others, kind }}
        />
      ))}
    </div>
  );
}

/** Month, year and payment. */
function Selects({ search, summary }: FiltersProps) {
  const t = useTranslations('invoices');
  const { monthOfYear } = useFormats();
  const change = useSearchChange<InvoicesSearch>();
  const { month, year, payment } = search;
  const months = (summary?.months ?? []).filter((each) => year === undefined || each.month.startsWith(String(year)));
  return (
    <div className={classes['selects']}>
      <NativeSelect
        aria-label={t('filter.month')}
        size="xs"
        value={month ?? ''}
        data={[
          { value: '', label: t('filter.allMonths') },
          ...months.map((each) => ({ value: each.month, label: monthOfYear(`${each.month}-01T12:00:00Z`) })),
        ]}
        onChange={({ currentTarget }) => change({ month: currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('filter.year')}
        size="xs"
        value={year ?? month?.slice(0, 4) ?? ''}
        data={[{ value: '', label: t('filter.allYears') }, ...yearsOf(summary)]}
        onChange={({ currentTarget: { value } }) =>
          change({ month: '', year: value === '' ? undefined : Number(value) })
        }
      />
      <NativeSelect
        aria-label={t('filter.payment')}
        size="xs"
        value={payment ?? ''}
        data={[
          { value: '', label: t('filter.allPayments') },
          ...invoicePayments.map((value) => ({ value, label: t(`filter.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ payment: invoicePayments.find((each) => each === value) ?? '' })
        }
      />
    </div>
  );
}

/** What narrows the list: a number, the direction, month, year and payment; all of it is in the address. */
export function InvoiceFilters({ search, summary }: FiltersProps) {
  const t = useTranslations('invoices');
  const change = useSearchChange<InvoicesSearch>();
  return (
    <div className={classes['bar']} role="group" aria-label={t('filter.label')}>
      <SearchField
        searched={search.number}
        onSearch={(number) => change({ number })}
        label={t('filter.number')}
        placeholder={t('filter.number')}
        clearLabel={t('filter.clear')}
        className={classes['search'] ?? ''}
        maxLength={20}
        slash
      />
      <Kinds search={search} summary={summary} />
      <Selects search={search} summary={summary} />
    </div>
  );
}

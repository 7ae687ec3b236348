import type { TaxMonthEntry, TaxMonthView } from '@offizin/contract/tax-months/seller';
import { IconCalendarTime, IconLock, IconLockOpen2, IconReceiptTax } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useBrandFormats, useFormats } from '../../../platform/formats.ts';
import { useLiveQueries } from '../../../platform/live-queries.ts';
import { loadTopics } from '../../../platform/messages.ts';
import { useNow } from '../../../platform/now.ts';
import { useSearchChange } from '../../../platform/search-change.ts';
import { Chip } from '../../../ui/chip.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { NativeSelect } from '../../../ui/native-select.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useWayBack } from '../../../ui/way-back.ts';
import { AgreementCard } from './agreement-card.tsx';
import { CloseMonth } from './close-month.tsx';
import { KeptCard } from './kept-card.tsx';
import { OssCard } from './oss-card.tsx';
import { RowsCard } from './rows-card.tsx';
import { TaxFiles } from './tax-files.tsx';
import { shownMonth, taxMonthQuery, taxMonthsKey, taxMonthsQuery } from './tax-months-queries.ts';
import { type TaxMonthsSearch, taxMonthsTab } from './tax-months-search.ts';
import { useTaxWords } from './tax-words.ts';
import classes from './tax-months.module.css';

const LazyBehindDialog = lazyDialog(async () => {
  const [{ BehindDialog }] = await Promise.all([import('./behind-dialog.tsx'), loadTopics(['settlement'])]);
  return BehindDialog;
});

const live = { queryKey: taxMonthsKey, everyMs: 5000 };
const marks = {
  running: { tone: 'grey', icon: IconCalendarTime },
  open: { tone: 'amber', icon: IconLockOpen2 },
  closed: { tone: 'green', icon: IconLock },
} as const;

function Files({ month }: { month: string }) {
  const { data } = useQuery(taxMonthQuery(month));
  return data === undefined ? null : <TaxFiles view={data} />;
}

/** Which month is shown, and whether anything can still change it. */
function Head({ months, entry }: { months: readonly TaxMonthEntry[]; entry: TaxMonthEntry }) {
  const t = useTranslations('taxMonths');
  const words = useTaxWords();
  const { date } = useBrandFormats();
  const change = useSearchChange<TaxMonthsSearch>();
  const today = useNow();
  const choice = useRef<HTMLSelectElement>(null);
  const { state, closedAt, closedBy, closesOn } = entry;
  const { tone, icon: Icon } = marks[state];
  const note = () => {
    const isDue = closesOn <= today.toISOString().slice(0, 10);
    if (closedAt === null) return isDue ? t('note.due') : t(`note.${state}`, { day: date(`${closesOn}T12:00:00Z`) });
    const day = date(closedAt);
    return closedBy === null ? t('note.closed', { day }) : t('note.closedBy', { day, name: closedBy });
  };
  return (
    <div className={classes['bar']}>
      <NativeSelect
        ref={choice}
        aria-label={t('month')}
        size="xs"
        value={entry.month}
        data={months.map(({ month }) => ({ value: month, label: words.month(month) }))}
        onChange={({ currentTarget }) => change({ month: currentTarget.value })}
      />
      <Chip tone={tone} icon={<Icon size={14} aria-hidden />}>
        {t(`state.${state}`)}
      </Chip>
      <span className={classes['note']}>{note()}</span>
      <div className={classes['acts']}>
        <Files month={entry.month} />
        {state === 'open' ? <CloseMonth entry={entry} onClosed={() => choice.current?.focus()} /> : null}
      </div>
    </div>
  );
}

function Figures({ view: { rows, sums, currency } }: { view: TaxMonthView }) {
  const t = useTranslations('taxMonths.figure');
  const { money } = useFormats();
  const sum = (read: (row: TaxMonthView['rows'][number]) => number) =>
    rows.reduce((total, row) => total + read(row), 0);
  const figures = {
    sold: sum(({ goods, shipping }) => goods + shipping),
    refunded: sum(({ goodsRefunded, shippingRefunded }) => goodsRefunded + shippingRefunded),
    vat: sum(({ vat }) => vat),
    commission: sums.commission,
  };
  const names = ['sold', 'refunded', 'vat', 'commission'] as const;
  return (
    <dl className={classes['figures']}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{money({ amount: figures[name], currency })}</dd>
        </div>
      ))}
    </dl>
  );
}

function Month({ month }: { month: string }) {
  const t = useTranslations('taxMonths');
  const tActions = useTranslations('actions');
  const failed = { title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') };
  return (
    <QueryState query={useQuery(taxMonthQuery(month))} failed={failed}>
      {(view) => (
        <>
          <Figures view={view} />
          {view.lateLines === 0 ? null : <p className={classes['late']}>{t('late', { count: view.lateLines })}</p>}
          <RowsCard view={view} />
          <div className={classes['columns']}>
            <AgreementCard view={view} />
            <div className={classes['column']}>
              <KeptCard view={view} />
              <OssCard view={view} />
            </div>
          </div>
        </>
      )}
    </QueryState>
  );
}

/** The entries behind the figure that the address names. */
function Behind({ month, search: { of, country, rate, corrects } }: { month: string; search: TaxMonthsSearch }) {
  const close = useWayBack(of !== undefined, { tab: taxMonthsTab, month });
  if (of === undefined) return null;
  return <LazyBehindDialog month={month} behind={{ of, country, rate, corrects }} onClose={close} />;
}

/** Sales, shipping and commissions by booking date, in months that close (INV-07). */
export function TaxMonthsPart({ search }: { search: TaxMonthsSearch }) {
  const t = useTranslations('taxMonths');
  const tActions = useTranslations('actions');
  useLiveQueries('ledger', live);
  const failed = { title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') };
  return (
    <QueryState query={useQuery(taxMonthsQuery)} failed={failed}>
      {({ months }) => {
        const month = shownMonth(months, search.month);
        const entry = months.find((each) => each.month === month);
        if (month === undefined || entry === undefined)
          return <StatePanel icon={<IconReceiptTax />} title={t('empty.title')} text={t('empty.text')} />;
        return (
          <div className={classes['page']}>
            <Head months={months} entry={entry} />
            <Month month={month} />
            <Behind month={month} search={search} />
          </div>
        );
      }}
    </QueryState>
  );
}

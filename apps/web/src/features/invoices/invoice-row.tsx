import type { InvoiceItem, InvoiceSummary } from '@offizin/contract/invoices/seller';
import { brands } from '@offizin/domain/brand/brands';
import { IconAlertCircle, IconArrowsRightLeft, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrandToday, useDayText } from '../../platform/calendar-day.ts';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { Chip } from '../../ui/chip.tsx';
import { type Column } from '../../ui/list/data-table.tsx';
import { currencySign } from '../../platform/currency-sign.ts';
import type { InvoiceLine } from './by-month.ts';
import { FileButtons } from './file-buttons.tsx';
import classes from './invoices.module.css';
import { paymentState } from './payment-state.ts';

const brand = brands[initialData.brand].name;
const icons = {
  paid: IconCircleCheck,
  settled: IconCircleCheck,
  due: IconClock,
  comes: IconClock,
  overdue: IconAlertCircle,
  offset: IconArrowsRightLeft,
};

function Payment({ item }: { item: InvoiceItem }) {
  const t = useTranslations('invoices');
  const dayText = useDayText();
  const state = paymentState(item, useBrandToday());
  if (state === null) return <span />;
  const Shape = icons[state.word];
  const chip = (
    <Chip plain tone={state.tone} icon={<Shape size={14} aria-hidden />}>
      {t(`payment.${state.word}`, { day: dayText(state.day) })}
    </Chip>
  );
  return (
    <span className={classes['payment']}>
      {item.isSetOff ? (
        <Link
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, document: item.invoiceNo })}
          resetScroll={false}
          title={t('payment.how', { number: item.invoiceNo })}
        >
          {chip}
        </Link>
      ) : (
        chip
      )}
    </span>
  );
}

/** The document's number and day. */
function Name({ item: { invoiceNo, issuedOn } }: { item: InvoiceItem }) {
  const t = useTranslations('invoices');
  const dayText = useDayText();
  return (
    <div className={classes['name']}>
      <b>{invoiceNo}</b>
      <span>{t('issued', { day: dayText(issuedOn) })}</span>
    </div>
  );
}

/** What the document is, and between whom or for what. */
function Type({ item: { type, kind, corrects } }: { item: InvoiceItem }) {
  const t = useTranslations('invoices');
  return (
    <div className={classes['name']}>
      <b>{t(`type.${type}`)}</b>
      <span>
        {corrects === null
          ? t(kind === 'ISSUED' ? 'brandToYou' : 'youToBrand', { brand })
          : t('corrects', { number: corrects })}
      </span>
    </div>
  );
}

const figures = ['net', 'vat', 'gross'] as const;

function Figure({ item: { amounts }, figure }: { item: InvoiceItem; figure: (typeof figures)[number] }) {
  const { amount } = useFormats();
  const text = amounts === null ? null : amount(amounts[figure]);
  return figure === 'gross' ? <b>{text}</b> : text;
}

const documentOf = (line: InvoiceLine): InvoiceItem | null => (line.kind === 'document' ? line.item : null);

/** A document to a row: what it is, what it comes to, whether it is paid, its files. */
export function useInvoiceColumns(): readonly Column<InvoiceLine>[] {
  const t = useTranslations('invoices.column');
  const cell = (draw: (item: InvoiceItem) => ReactNode) => (line: InvoiceLine) => {
    const item = documentOf(line);
    return item === null ? null : draw(item);
  };
  return [
    { id: 'number', name: t('number'), width: 160, least: 134, cell: cell((item) => <Name item={item} />) },
    { id: 'type', name: t('type'), width: 168, least: 124, cell: cell((item) => <Type item={item} />) },
    ...figures.map((figure) => ({
      id: figure,
      name: t(figure, { currency: currencySign }),
      width: 92,
      least: 76,
      isNumber: true,
      cell: cell((item) => <Figure item={item} figure={figure} />),
    })),
    { id: 'payment', name: t('payment'), width: 190, least: 140, cell: cell((item) => <Payment item={item} />) },
    {
      id: 'files',
      name: t('files'),
      width: 200,
      least: 112,
      isNumber: true,
      cell: cell((item) => <FileButtons item={item} />),
    },
  ];
}

/** A document where there is no room for a table. */
export function InvoiceCard({ item }: { item: InvoiceItem }) {
  const t = useTranslations('invoices');
  const { invoiceNo, type } = item;
  return (
    <article className={classes['row']} aria-label={`${invoiceNo}, ${t(`type.${type}`)}`}>
      <Name item={item} />
      <Type item={item} />
      <span className={classes['figure']}>
        <Figure item={item} figure="gross" />
      </span>
      <Payment item={item} />
      <FileButtons item={item} />
    </article>
  );
}

/** The heading of a month with how many documents it has and what they come to. */
export function MonthHead({ month, summary }: { month: string; summary: InvoiceSummary | undefined }) {
  const t = useTranslations('invoices');
  const formats = useFormats();
  const known = summary?.months.find((each) => each.month === month);
  return (
    <div className={classes['month']}>
      <h2>{formats.monthOfYear(`${month}-01T12:00:00Z`)}</h2>
      {known === undefined ? null : (
        <>
          <span>{t('documents', { count: known.total })}</span>
          <span className={classes['balance']}>
            {t(`balance.${known.balance < 0 ? 'debit' : 'credit'}`)}{' '}
            <b>{formats.money({ amount: Math.abs(known.balance), currency: known.currency })}</b>
          </span>
        </>
      )}
    </div>
  );
}

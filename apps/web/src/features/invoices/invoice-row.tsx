import type { InvoiceItem, InvoiceSummary } from '@offizin/contract/invoices/seller';
import { brands } from '@offizin/domain/brand/brands';
import { IconAlertCircle, IconArrowsRightLeft, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBrandToday, useDayText } from '../../platform/calendar-day.ts';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { Chip } from '../../ui/chip.tsx';
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

/** One document: what it is, what it comes to, whether it is paid, its files. */
export function InvoiceRow({ item }: { item: InvoiceItem }) {
  const t = useTranslations('invoices');
  const formats = useFormats();
  const dayText = useDayText();
  const { invoiceNo, type, kind, issuedOn, corrects, amounts } = item;
  return (
    <article className={classes['row']} aria-label={`${invoiceNo}, ${t(`type.${type}`)}`}>
      <div className={classes['name']}>
        <b>{invoiceNo}</b>
        <span>{t('issued', { day: dayText(issuedOn) })}</span>
      </div>
      <div className={classes['name']}>
        <b>{t(`type.${type}`)}</b>
        <span>
          {corrects === null
            ? t(kind === 'ISSUED' ? 'brandToYou' : 'youToBrand', { brand })
            : t('corrects', { number: corrects })}
        </span>
      </div>
      <span className={classes['figure']}>{amounts === null ? null : formats.amount(amounts.net)}</span>
      <span className={classes['figure']}>{amounts === null ? null : formats.amount(amounts.vat)}</span>
      <b className={classes['figure']}>{amounts === null ? null : formats.amount(amounts.gross)}</b>
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

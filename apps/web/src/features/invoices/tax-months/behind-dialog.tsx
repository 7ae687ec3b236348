import type { TaxBooking, TaxBookings } from '@offizin/contract/tax-months/seller';
import { ledgerKindNames } from '@offizin/domain/ledger/ledger';
import { postingKinds } from '@offizin/domain/ledger/postings';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { type Behind, unknownWord } from '@offizin/domain/tax-months/behind';
import { type TaxKind, taxKindOf } from '@offizin/domain/tax-months/tax-kinds';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useDayText } from '../../../platform/calendar-day.ts';
import { useFormats } from '../../../platform/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { SideDialog } from '../../../ui/side-dialog.tsx';
import { ledgerAddress } from '../ledger/ledger-search.ts';
import { taxBookingsQuery } from './tax-months-queries.ts';
import { useTaxWords } from './tax-words.ts';
import classes from './tax-months.module.css';

interface Looked {
  readonly month: string;
  readonly behind: Behind;
}

/** How the kinds of figures are called. */
function useKindName(): (kind: TaxKind) => string {
  const tLedger = useTranslations('ledger');
  const tSettlement = useTranslations('settlement');
  const t = useTranslations('taxMonths');
  return (kind) => {
    const ofOrder = ledgerKindNames.find((each) => each === kind);
    if (ofOrder !== undefined) return tLedger(`kind.${ofOrder}`);
    const posted = postingKinds.find((each) => taxKindOf(each) === kind);
    return posted === undefined ? t('file.servicesVat') : tSettlement(`posting.${posted}`);
  };
}

/** Which row it is: its month, country, rate and quarter. */
function useRowNote(): (looked: Looked) => string {
  const words = useTaxWords();
  const t = useTranslations('taxMonths');
  return ({ month, behind: { country, rate, corrects } }) =>
    [
      words.month(month),
      country === undefined ? null : words.country(country === unknownWord ? '' : country),
      rate === undefined ? null : words.rate(rate === unknownWord ? null : Number(rate)),
      corrects === undefined ? null : t('oss.corrects', { quarter: corrects }),
    ]
      .filter((word) => word !== null)
      .join(' · ');
}

function Entry({ entry, currency }: { entry: TaxBooking; currency: TaxBookings['currency'] }) {
  const kindName = useKindName();
  const dayText = useDayText();
  const { money } = useFormats();
  const { orderNumber, postingNo, kind, bookedOn, amount } = entry;
  return (
    <div>
      <dt>
        {orderNumber === null ? (
          <span>{postingNo}</span>
        ) : (
          <Link to="." search={ledgerAddress({ order: orderNumber })}>
            {formatOrderNumber(orderNumber)}
          </Link>
        )}{' '}
        <small>
          {kindName(kind)}, {dayText(bookedOn)}
        </small>
      </dt>
      <dd>{money({ amount, currency })}</dd>
    </div>
  );
}

type Paged = ReturnType<typeof useInfiniteQuery<TaxBookings, Error, InfiniteData<TaxBookings>>>;

function Entries({
  data,
  paged,
}: {
  data: InfiniteData<TaxBookings>;
  paged: Pick<Paged, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}) {
  const t = useTranslations('taxMonths.behind');
  const { money } = useFormats();
  const [first] = data.pages;
  if (first === undefined) return null;
  const { currency, amount, bookings, rest } = first;
  const entries = data.pages.flatMap(({ items }) => items);
  return (
    <div className={classes['behind']}>
      <p>
        <b>{money({ amount, currency })}</b> {t('count', { count: bookings })}
      </p>
      {rest === 0 ? null : (
        <p className={classes['late']}>{t('rest', { amount: money({ amount: rest, currency }) })}</p>
      )}
      <dl>
        {entries.map((entry, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- pages are only ever added behind
          <Entry key={at} entry={entry} currency={currency} />
        ))}
      </dl>
      {paged.hasNextPage ? (
        <Button running={paged.isFetchingNextPage && t('loading')} onClick={() => void paged.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  );
}

/** The entries that a figure of a month is made of, at its side: orders and postings, which come to it to the cent (INV-07). */
export function BehindDialog({ month, behind, onClose }: Looked & { onClose: () => void }) {
  const t = useTranslations('taxMonths');
  const tActions = useTranslations('actions');
  const note = useRowNote();
  const query = useInfiniteQuery(taxBookingsQuery(month, behind));
  const failed = { title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') };
  return (
    <SideDialog title={t(`behind.of.${behind.of}`)} note={note({ month, behind })} onClose={onClose}>
      <QueryState query={query} failed={failed}>
        {(data) => <Entries data={data} paged={query} />}
      </QueryState>
    </SideDialog>
  );
}

import type { MadePayout } from '@offizin/contract/payout/seller';
import { brands } from '@offizin/domain/brand/brands';
import type { Currency } from '@offizin/domain/money';
import { paymentStates } from '@offizin/domain/payout/payouts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { DocumentLink } from './document-link.tsx';
import classes from './payouts.module.css';
import { PostingLines } from './posting-lines.tsx';

const brand = brands[initialData.brand].name;

interface RowProps {
  readonly name: ReactNode;
  readonly amount: number;
  readonly currency: Currency;
}

function Row({ name, amount, currency }: RowProps) {
  const { money } = useFormats();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{money({ amount, currency })}</dd>
    </div>
  );
}

/** Whether it adds up, in words. */
function Adds({ made: { missing, payment } }: { made: MadePayout }) {
  const t = useTranslations('settlement');
  if (missing === 0)
    return (
      <p className={classes['adds']}>
        <IconCircleCheck size={16} aria-hidden /> {t('adds')}
      </p>
    );
  return (
    <p className={classes['adds']} data-differs>
      <IconAlertTriangle size={16} aria-hidden />{' '}
      {t(paymentStates[payment.state].isOpen ? 'missing.open' : 'missing.paid', { brand })}
    </p>
  );
}

/** What a payout is made of, down to its amount, and in words what is missing. */
export function PayoutParts({ made }: { made: MadePayout }) {
  const t = useTranslations('settlement');
  const tLedger = useTranslations('ledger');
  const { payment, parts, carried, orders, postings, missing } = made;
  const { currency } = payment.amount;
  return (
    <div className={classes['lines']}>
      <h3>{t('ofOrders')}</h3>
      <dl>
        {parts.map(({ kind, amount }) => (
          <Row key={kind} name={tLedger(`kind.${kind}`)} amount={amount} currency={currency} />
        ))}
        {carried === 0 ? null : <Row name={t('carried')} amount={carried} currency={currency} />}
      </dl>
      <dl className={classes['total']}>
        <Row name={t('ordersTogether', { count: orders.count })} amount={orders.amount} currency={currency} />
      </dl>
      {postings.length === 0 ? null : <h3>{t('beside')}</h3>}
      <PostingLines postings={postings} currency={currency} />
      {missing === 0 ? null : (
        <dl>
          <Row name={t('missing.title')} amount={missing} currency={currency} />
        </dl>
      )}
      <dl className={classes['total']}>
        <Row name={t('sum', { number: payment.payoutNo })} amount={payment.amount.amount} currency={currency} />
      </dl>
      <Adds made={made} />
    </div>
  );
}

/** Which documents a payout has settled, and how much of each. */
export function PayoutDocuments({ made }: { made: MadePayout }) {
  const t = useTranslations('settlement');
  const tInvoices = useTranslations('invoices');
  const { money, monthOfYear } = useFormats();
  const { documents, payment } = made;
  const { currency } = payment.amount;
  return (
    <section className={classes['lines']} aria-label={t('documents')}>
      <h3>{t('documents')}</h3>
      {documents.length === 0 ? <p>{t('noDocuments')}</p> : null}
      <dl>
        {documents.map(({ invoiceNo, type, month, amount }) => (
          <div key={invoiceNo}>
            <dt>
              <DocumentLink invoiceNo={invoiceNo} />{' '}
              <small>
                {tInvoices(`type.${type}`)}, {monthOfYear(`${month}-01T12:00:00Z`)}
              </small>
            </dt>
            <dd>{money({ amount, currency })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { LedgerDetail } from '@offizin/contract/ledger/seller';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useDocumentAddress } from '../../../parts/payouts/money-links.ts';
import { useFormats } from '../../../platform/formats.ts';
import classes from './ledger.module.css';

/** The documents that what was kept of an order stands on, or will. */
export function LedgerDocuments({ documents }: { documents: LedgerDetail['documents'] }) {
  const t = useTranslations('ledger');
  const tType = useTranslations('invoices.type');
  const { monthOfYear } = useFormats();
  const to = useDocumentAddress();
  if (documents.length === 0) return null;
  return (
    <section className={classes['lines']} aria-label={t('documents.title')}>
      <h3>{t('documents.title')}</h3>
      <dl>
        {documents.map(({ type, month, invoiceNo }) => {
          const shown = monthOfYear(`${month}-01T12:00:00Z`);
          return (
            <div key={`${type} ${month}`}>
              {invoiceNo === null ? (
                <dt>{t(`documents.${type}`, { month: shown })}</dt>
              ) : (
                <dt>
                  {to === undefined ? (
                    t('documents.on', { number: invoiceNo })
                  ) : (
                    <Link to={to} search={{ number: invoiceNo }}>
                      {t('documents.on', { number: invoiceNo })}
                    </Link>
                  )}{' '}
                  <small>
                    {tType(type)}, {shown}
                  </small>
                </dt>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

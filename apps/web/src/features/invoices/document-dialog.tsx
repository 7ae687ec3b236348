import type { Settlement } from '@offizin/contract/invoices/seller';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBrandFormats, useFormats } from '../../platform/formats.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { SideDialog } from '../../ui/side-dialog.tsx';
import { settlementQuery } from './invoices-queries.ts';
import classes from './ledger/ledger.module.css';

function Content({ settlement }: { settlement: Settlement }) {
  const t = useTranslations('settlement');
  const { money } = useFormats();
  const { date } = useBrandFormats();
  const { payouts, inOrders, open, currency, amount } = settlement;
  return (
    <div className={classes['detail']}>
      <p>{t('document.note')}</p>
      <div className={classes['lines']}>
        <dl>
          {payouts.map(({ payoutNo, state, at, amount: share }) => (
            <div key={payoutNo}>
              <dt>
                <Link to="." search={{ payout: payoutNo }}>
                  {t('document.payout', { number: payoutNo })}
                </Link>{' '}
                <small>{t(`state.${state}`, { day: date(at) })}</small>
              </dt>
              <dd>{money({ amount: share, currency })}</dd>
            </div>
          ))}
          {inOrders === 0 ? null : (
            <div>
              <dt>{t('document.inOrders')}</dt>
              <dd>{money({ amount: inOrders, currency })}</dd>
            </div>
          )}
          {open === 0 ? null : (
            <div>
              <dt>
                {t('document.open')} <small>{t('document.openText')}</small>
              </dt>
              <dd>{money({ amount: open, currency })}</dd>
            </div>
          )}
        </dl>
        <dl className={classes['total']}>
          <div>
            <dt>{t('document.total')}</dt>
            <dd>{money({ amount, currency })}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

/** With which payouts a document was set off, at the side of the list (INV-06). */
export function DocumentDialog({ invoiceNo, onClose }: { invoiceNo: string; onClose: () => void }) {
  const t = useTranslations('settlement');
  const tActions = useTranslations('actions');
  const query = useQuery(settlementQuery(invoiceNo));
  return (
    <SideDialog title={t('document.title', { number: invoiceNo })} onClose={onClose}>
      <QueryState
        query={query}
        failed={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
      >
        {(settlement) => <Content settlement={settlement} />}
      </QueryState>
    </SideDialog>
  );
}

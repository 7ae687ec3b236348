import type { OrderDetail } from '@offizin/contract/orders/views';
import { screenDenial, screens } from '@offizin/domain/access/screens';
import { returnViews } from '@offizin/domain/returns/return-steps';
import { IconChevronRight, IconReceiptRefund, IconTruckReturn } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import classes from './order-rail.module.css';
import { useRefund } from './use-refund.ts';

const closed: readonly string[] = returnViews.closed;

/** What can be done about the order beside answering: give something back, or open a return or claim that is there. */
export function OrderActs({ order, readOnly }: { order: OrderDetail; readOnly: boolean }) {
  const t = useTranslations('messages.acts');
  const refund = useRefund(order, { readOnly });
  const mayOpen = screenDenial('returns', subjectOf(useSignedIn())) === null;
  const returns = mayOpen ? order.afterSale.returns : [];
  if (refund === null && returns.length === 0) return null;
  return (
    <section className={classes['card']} aria-label={t('title')}>
      <div className={classes['head']}>
        <h3>{t('title')}</h3>
      </div>
      <ul className={classes['ways']}>
        {refund === null ? null : (
          <li>
            <button
              type="button"
              disabled={refund.isPending}
              title={refund.refusal ?? undefined}
              onClick={refund.begin}
            >
              <IconReceiptRefund size={18} aria-hidden />
              <span>
                <b>{refund.isPending ? t('opening') : t('refund')}</b>
                <span>{refund.refusal ?? t('refundText')}</span>
              </span>
              <IconChevronRight size={16} aria-hidden />
            </button>
          </li>
        )}
        {returns.map(({ returnId, returnNo, state }) => (
          <li key={returnId}>
            <Link
              to={screens.returns.path}
              search={{ ...(closed.includes(state) && { view: 'closed' }), return: returnId }}
            >
              <IconTruckReturn size={18} aria-hidden />
              <span>
                <b>{t('open', { number: returnNo })}</b>
                <span>{t(closed.includes(state) ? 'closedText' : 'openText')}</span>
              </span>
              <IconChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

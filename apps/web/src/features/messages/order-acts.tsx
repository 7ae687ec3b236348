import type { ConversationDetail } from '@offizin/contract/messages/seller';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { screenDenial, screens } from '@offizin/domain/access/screens';
import { returnViews } from '@offizin/domain/returns/return-steps';
import { IconChevronRight, IconPackageExport, IconReceiptRefund, IconTruckReturn } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { spacedNumber } from './conversation-row.tsx';
import { orderAddress } from './order-address.ts';
import classes from './order-rail.module.css';
import { useRefund } from './use-refund.ts';
import { type Replaceable, useReplaceable } from './use-replaceable.ts';

const ReplacementDialog = lazyDialog(async () => (await import('./replacement-dialog.tsx')).ReplacementDialog);

const closed: readonly string[] = returnViews.closed;

interface ActsProps {
  readonly order: OrderDetail;
  readonly conversation: ConversationDetail;
}

/** Leads to where something is sent once more. */
function ReplaceAct({ replaceable, onOpen }: { replaceable: Replaceable; onOpen: () => void }) {
  const t = useTranslations('messages.replacement');
  const { refusal } = replaceable;
  return (
    <li>
      <button type="button" disabled={refusal !== null} title={refusal ?? undefined} onClick={onOpen}>
        <IconPackageExport size={18} aria-hidden />
        <span>
          <b>{t('act')}</b>
          <span>{refusal ?? t('actText')}</span>
        </span>
        <IconChevronRight size={16} aria-hidden />
      </button>
    </li>
  );
}

/** The orders that were made of what was asked for. */
function MadeOrders({ order }: Pick<ActsProps, 'order'>) {
  const t = useTranslations('messages.replacement');
  return order.afterSale.replacements.map(({ replacementId, order: made }) =>
    made === null ? null : (
      <li key={replacementId}>
        <Link
          {...orderAddress(made, { readOnly: false })}
          aria-label={t('openMade', { number: spacedNumber(made.orderNumber) })}
        >
          <IconPackageExport size={18} aria-hidden />
          <span>
            <b>{t('madeLink', { number: spacedNumber(made.orderNumber) })}</b>
            <span>{t('madeText')}</span>
          </span>
          <IconChevronRight size={16} aria-hidden />
        </Link>
      </li>
    ),
  );
}

/** What can be done about the order beside answering: send something once more, give something back, or open what is there of either. */
export function OrderActs({ order, conversation }: ActsProps) {
  const { readOnly } = conversation;
  const t = useTranslations('messages.acts');
  const [isReplacing, setReplacing] = useState(false);
  const replaceable = useReplaceable(order, { readOnly });
  const refund = useRefund(order, { readOnly });
  const mayOpen = screenDenial('returns', subjectOf(useSignedIn())) === null;
  const returns = mayOpen ? order.afterSale.returns : [];
  const hasMade = order.afterSale.replacements.some(({ order: made }) => made !== null);
  if (replaceable === null && refund === null && returns.length === 0 && !hasMade) return null;
  return (
    <section className={classes['card']} aria-label={t('title')}>
      <div className={classes['head']}>
        <h3>{t('title')}</h3>
      </div>
      <ul className={classes['ways']}>
        {replaceable === null ? null : <ReplaceAct replaceable={replaceable} onOpen={() => setReplacing(true)} />}
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
        <MadeOrders order={order} />
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
      {isReplacing && replaceable !== null ? (
        <ReplacementDialog conversation={conversation} replaceable={replaceable} onClose={() => setReplacing(false)} />
      ) : null}
    </section>
  );
}

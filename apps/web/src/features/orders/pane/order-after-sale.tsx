import type { OrderDetail } from '@offizin/contract/orders/views';
import { screenDenial, screens } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { conversationViewNames, conversationViews } from '@offizin/domain/messages/conversation';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { isAnswerLate } from '@offizin/domain/replacements/replacement';
import { returnViews } from '@offizin/domain/returns/return-steps';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { initialData } from '../../../platform/initial-data.ts';
import { useNow } from '../../../platform/now.ts';
import { subjectOf, useSignedIn } from '../../../platform/session.ts';
import { Chip } from '../../../ui/chip.tsx';
import classes from './order-detail.module.css';

type Conversation = OrderDetail['afterSale']['conversations'][number];
type Replacement = OrderDetail['afterSale']['replacements'][number];
type Return = OrderDetail['afterSale']['returns'][number];

function ConversationRow({ of }: { of: Conversation }) {
  const t = useTranslations('messages');
  const tAfterSale = useTranslations('afterSale');
  const view = conversationViewNames.find((each) => conversationViews[each] === of.state) ?? 'closed';
  return (
    <li>
      <Link to={screens.messages.path} search={{ view, conversation: of.conversationId }}>
        {tAfterSale('message', { subject: t(`subject.${of.subject}`) })}
      </Link>
      <Chip tone={of.state === 'open' ? 'amber' : 'grey'}>{t(`view.${view}`)}</Chip>
    </li>
  );
}

const toDecide: readonly Return['state'][] = returnViews.to_decide;
const closed: readonly Return['state'][] = returnViews.closed;

function ReturnRow({ of }: { of: Return }) {
  const t = useTranslations('returns');
  return (
    <li>
      <Link
        to={screens.returns.path}
        search={{ ...(closed.includes(of.state) && { view: 'closed' }), return: of.returnId }}
      >
        {t(`why.${of.kind}`)}, {of.returnNo}
      </Link>
      <Chip tone={toDecide.includes(of.state) ? 'amber' : 'grey'}>
        {t(`state.${of.state}`, { brand: brands[initialData.brand].name })}
      </Chip>
    </li>
  );
}

/** The order that this one is the replacement for, and where that was asked for. */
function ReplacedRow({ of, mayRead }: { of: NonNullable<OrderDetail['replacementFor']>; mayRead: boolean }) {
  const t = useTranslations('afterSale.replacement');
  const tOrders = useTranslations('orders.origin');
  return (
    <>
      <li>
        <Link to="." search={{ tab: 'managed', order: of.orderId }}>
          {t('isFor', { number: formatOrderNumber(of.orderNumber) })}
        </Link>
        <Chip tone="accent">{tOrders('replacement')}</Chip>
      </li>
      {mayRead ? (
        <li>
          <Link to={screens.messages.path} search={{ view: 'with_customer', conversation: of.conversationId }}>
            {t('conversation')}
          </Link>
        </li>
      ) : null}
    </>
  );
}

const toManage: ReadonlySet<OrderDetail['status']> = new Set(['new', 'pending']);

/** What is sent of it once more, and the order that was made of it. */
function ReplacementRow({ of }: { of: Replacement }) {
  const t = useTranslations('afterSale.replacement');
  const count = String(of.items.reduce((sum, { units }) => sum + units, 0));
  const isLate = isAnswerLate({ state: of.state, requestedAt: new Date(of.requestedAt) }, useNow());
  return (
    <li>
      {of.order === null ? (
        <span>{t('ofOrder', { count })}</span>
      ) : (
        <Link to="." search={{ tab: toManage.has(of.order.status) ? 'to-manage' : 'managed', order: of.order.orderId }}>
          {t('ofOrder', { count })}, {formatOrderNumber(of.order.orderNumber)}
        </Link>
      )}
      <Chip tone={isLate || of.state === 'declined' ? 'amber' : 'grey'}>
        {isLate ? t('late', { brand: brands[initialData.brand].name }) : t(`state.${of.state}`)}
      </Chip>
    </li>
  );
}

/** What the customer wrote about an order, and what comes back of it, as far as somebody may open it (ORD-22). */
export function OrderAfterSale({ order }: { order: OrderDetail }) {
  const t = useTranslations('afterSale');
  const subject = subjectOf(useSignedIn());
  const mayRead = screenDenial('messages', subject) === null;
  const conversations = mayRead ? order.afterSale.conversations : [];
  const returns = screenDenial('returns', subject) === null ? order.afterSale.returns : [];
  const { replacementFor } = order;
  const { replacements } = order.afterSale;
  if (replacementFor === null && conversations.length + returns.length + replacements.length === 0) return null;
  return (
    <section className={classes['card']} aria-label={t('ofOrder')}>
      <div className={classes['cardHead']}>
        <h3>{t('ofOrder')}</h3>
      </div>
      <ul className={classes['legal']}>
        {replacementFor === null ? null : <ReplacedRow of={replacementFor} mayRead={mayRead} />}
        {replacements.map((each) => (
          <ReplacementRow key={each.replacementId} of={each} />
        ))}
        {conversations.map((each) => (
          <ConversationRow key={each.conversationId} of={each} />
        ))}
        {returns.map((each) => (
          <ReturnRow key={each.returnId} of={each} />
        ))}
      </ul>
    </section>
  );
}

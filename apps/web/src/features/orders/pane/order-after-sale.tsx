import type { OrderDetail } from '@offizin/contract/orders/views';
import { screenDenial, screens } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { conversationViewNames, conversationViews } from '@offizin/domain/messages/conversation';
import { returnViews } from '@offizin/domain/returns/return-steps';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { initialData } from '../../../platform/initial-data.ts';
import { subjectOf, useSignedIn } from '../../../platform/session.ts';
import { Chip } from '../../../ui/chip.tsx';
import classes from './order-detail.module.css';

type Conversation = OrderDetail['afterSale']['conversations'][number];
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

/** What the customer wrote about an order, and what comes back of it, as far as somebody may open it (ORD-22). */
export function OrderAfterSale({ order }: { order: OrderDetail }) {
  const t = useTranslations('afterSale');
  const subject = subjectOf(useSignedIn());
  const conversations = screenDenial('messages', subject) === null ? order.afterSale.conversations : [];
  const returns = screenDenial('returns', subject) === null ? order.afterSale.returns : [];
  if (conversations.length + returns.length === 0) return null;
  return (
    <section className={classes['card']} aria-label={t('ofOrder')}>
      <div className={classes['cardHead']}>
        <h3>{t('ofOrder')}</h3>
      </div>
      <ul className={classes['legal']}>
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

import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { screens } from '@offizin/domain/access/screens';
import { IconBan, IconCheck, IconPackage, IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ActState } from './act-state.tsx';
import classes from './connection-panel.module.css';
import type { OfferAct } from './offer-acts.ts';
import { OfferChange, OfferToSettle } from './offer-rows.tsx';
import { ReplyRow, ReplyToSettle } from './reply-rows.tsx';
import { takeBack } from './send-acts.ts';
import type { WaitingAct } from './waiting-acts.ts';
import { replyKeeper, type WaitingReply } from './waiting-replies.ts';

const icons = { confirm: IconCheck, process: IconTruckDelivery, pack: IconPackage } as const;

const bold = (chunks: ReactNode) => <b>{chunks}</b>;

/** An act that waits or was sent: which order, what, when, and how it stands. */
function Act({ act }: { act: WaitingAct }) {
  const t = useTranslations('waiting');
  const { time } = useFormats();
  const { action, state } = act;
  const Icon = icons[action];
  const number = formatOrderNumber(act.number);
  const isSent = state === 'sent';
  return (
    <li className={classes['row']}>
      <Icon size={18} aria-hidden />
      <div>
        <p>{isSent ? t.rich(`acted.${action}`, { number, b: bold }) : t.rich(`act.${action}`, { number, b: bold })}</p>
        <small>{t('at', { time: time(act.at) })}</small>
      </div>
      <ActState state={state} />
      {state === 'waiting' ? (
        <Button size="small" aria-label={`${t('takeBack')}: ${number}`} onClick={() => void takeBack([act])}>
          {t('takeBack')}
        </Button>
      ) : null}
    </li>
  );
}

/** An act that was not done: why, and what to do with the goods. */
function ToSettle({ act }: { act: WaitingAct }) {
  const t = useTranslations('waiting');
  const { time } = useFormats();
  const reason = act.reason ?? 'refused';
  return (
    <li className={classes['settle']}>
      <IconBan size={18} aria-hidden />
      <div>
        <p>{t.rich(`notActed.${act.action}`, { number: formatOrderNumber(act.number), b: bold })}</p>
        <p>{t(`reason.${reason}`, { count: act.units, time: time(act.cancelledAt ?? act.at) })}</p>
        <div className={classes['buttons']}>
          <ButtonLink to={screens.marketplace_sales.path} search={{ order: act.orderId }}>
            {t('openOrder')}
          </ButtonLink>
          <Button onClick={() => void takeBack([act])}>{reason === 'cancelled' ? t('putBack') : t('settled')}</Button>
        </div>
      </div>
    </li>
  );
}

interface All {
  readonly acts: readonly WaitingAct[];
  readonly offers: readonly OfferAct[];
  readonly replies: readonly WaitingReply[];
}

/** What was done without a connection: first what somebody has to settle. */
export function WaitingList({ acts, offers, replies }: All) {
  const t = useTranslations('waiting');
  const waiting = acts.filter(({ state }) => state === 'waiting');
  const waitingOffers = offers.filter(({ state }) => state === 'waiting');
  const waitingReplies = replies.filter(({ state }) => state === 'waiting');
  const count = waiting.length + waitingOffers.length + waitingReplies.length;
  const takeAllBack = () => {
    void takeBack(waiting);
    for (const { drop } of waitingOffers) drop();
    for (const reply of waitingReplies) void replyKeeper.current()?.takeBack(reply);
  };
  const toSettle = acts.filter(({ state }) => state === 'to_settle');
  return (
    <div className={classes['list']}>
      {count < 2 ? null : (
        <p className={classes['head']}>
          <b>{t('count', { count })}</b>
          <Button size="small" onClick={takeAllBack}>
            {t('takeBackAll')}
          </Button>
        </p>
      )}
      <ul>
        {toSettle.map((act) => (
          <ToSettle key={act.id} act={act} />
        ))}
        {offers
          .filter(({ state }) => state === 'to_settle')
          .map((act) => (
            <OfferToSettle key={act.id} act={act} />
          ))}
        {replies
          .filter(({ state }) => state === 'to_settle')
          .map((reply) => (
            <ReplyToSettle key={reply.id} reply={reply} />
          ))}
        {acts
          .filter(({ state }) => state !== 'to_settle')
          .map((act) => (
            <Act key={act.id} act={act} />
          ))}
        {offers
          .filter(({ state }) => state !== 'to_settle')
          .map((act) => (
            <OfferChange key={act.id} act={act} />
          ))}
        {replies
          .filter(({ state }) => state !== 'to_settle')
          .map((reply) => (
            <ReplyRow key={reply.id} reply={reply} />
          ))}
      </ul>
    </div>
  );
}

import { screens } from '@offizin/domain/access/screens';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { IconBan, IconMessage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ActState } from './act-state.tsx';
import classes from './connection-panel.module.css';
import { replyKeeper, type WaitingReply } from './waiting-replies.ts';

const bold = (chunks: ReactNode) => <b>{chunks}</b>;

interface ReplyProps {
  readonly reply: WaitingReply;
}

const nameOf = ({ customer, number }: WaitingReply): string => customer ?? formatOrderNumber(number);

/** A reply that waits or was sent: to whom, when, and how it stands. */
export function ReplyRow({ reply }: ReplyProps) {
  const t = useTranslations('waiting');
  const { time } = useFormats();
  const name = nameOf(reply);
  return (
    <li className={classes['row']}>
      <IconMessage size={18} aria-hidden />
      <div>
        <p>{t.rich(reply.state === 'sent' ? 'reply.acted' : 'reply.act', { name, b: bold })}</p>
        <small>{t('at', { time: time(reply.at) })}</small>
      </div>
      <ActState state={reply.state} />
      {reply.state === 'waiting' ? (
        <Button
          size="small"
          aria-label={`${t('takeBack')}: ${name}`}
          onClick={() => void replyKeeper.current()?.takeBack(reply)}
        >
          {t('takeBack')}
        </Button>
      ) : null}
    </li>
  );
}

/** A reply that was not sent: why, what it says, and where it goes on. */
export function ReplyToSettle({ reply }: ReplyProps) {
  const t = useTranslations('waiting');
  return (
    <li className={classes['settle']}>
      <IconBan size={18} aria-hidden />
      <div>
        <p>{t.rich('reply.notActed', { name: nameOf(reply), b: bold })}</p>
        <small className={classes['said']}>{reply.text}</small>
        <p>{t(`reply.reason.${reply.reason ?? 'refused'}`)}</p>
        <div className={classes['buttons']}>
          <ButtonLink to={screens.messages.path} search={{ conversation: reply.conversationId }}>
            {t('reply.open')}
          </ButtonLink>
          <Button onClick={() => void replyKeeper.current()?.drop(reply)}>{t('settled')}</Button>
        </div>
      </div>
    </li>
  );
}

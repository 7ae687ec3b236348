import { screens } from '@offizin/domain/access/screens';
import { IconAlertCircle, IconCircleCheck, IconClock, IconWifiOff, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { useStore } from '../../platform/store.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { keptAt } from '../offline/kept-at.ts';
import { hasList } from '../offline/kept-reads.ts';
import { waitingLabels } from './act-keeper.ts';
import classes from './connection-panel.module.css';
import { takeBack } from './send-acts.ts';
import { offerActs } from './offer-acts.ts';
import { isOpen, type WaitingAct, waitingStore } from './waiting-acts.ts';
import { hideReply } from './shown-replies.ts';
import { waitingReplies } from './waiting-replies.ts';
import { WaitingList } from './waiting-list.tsx';

type Look = 'offline' | 'sending' | 'waits' | 'to_settle' | 'sent';

const icons = {
  offline: IconWifiOff,
  sending: IconClock,
  waits: IconClock,
  to_settle: IconAlertCircle,
  sent: IconCircleCheck,
} as const;

interface Counts {
  readonly open: number;
  readonly toSettle: number;
  readonly sent: number;
}

function countsOf(acts: readonly Pick<WaitingAct, 'state'>[]): Counts {
  const count = (holds: (act: Pick<WaitingAct, 'state'>) => boolean) => acts.filter(holds).length;
  return {
    open: count(isOpen),
    toSettle: count(({ state }) => state === 'to_settle'),
    sent: count(({ state }) => state === 'sent'),
  };
}

function lookOf({ open, toSettle, sent }: Counts, isOffline: boolean, isSending: boolean): Look | null {
  if (isOffline) return 'offline';
  if (isSending) return 'sending';
  if (open > 0) return 'waits';
  if (toSettle > 0) return 'to_settle';
  return sent > 0 ? 'sent' : null;
}

/** Cards of the list say what waits for their orders, in the language that is spoken. */
function useLabels(acts: readonly WaitingAct[]): void {
  const t = useTranslations('waiting');
  useEffect(() => {
    waitingLabels.set(new Map(acts.filter(isOpen).map(({ orderId, action }) => [orderId, t(`card.${action}`)])));
  }, [acts, t]);
}

function useSaidOfOthers(count: number): void {
  const t = useTranslations('waiting');
  useEffect(() => {
    if (count === 0) return;
    showSnackbar('warning', t('ofOthers', { count }));
    waitingStore.set({ ...waitingStore.current(), ofOthers: 0 });
  }, [count, t]);
}

/** What the screen is about, as far as it differs in what goes on without a connection. */
function useShownNoun(): 'orders' | 'messages' | 'returns' {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (['messages', 'returns'] as const).find((id) => path === screens[id].path) ?? 'orders';
}

/** What the strip says, and when that was. */
function useSaid(look: Look | null, counts: Counts): { title: string; text: string | null; time: string | null } {
  const t = useTranslations('waiting');
  const tOffline = useTranslations('errors.offline');
  const { time } = useFormats();
  const since = useOfflineSince();
  const at = useStore(keptAt);
  const noun = useShownNoun();
  const isReadable = hasList(useQueryClient(), noun);
  const { progress, sentAt } = useStore(waitingStore);
  const { open, toSettle, sent } = counts;
  const was = sentAt === null ? null : time(sentAt);
  if (look === 'offline' && since !== null)
    return {
      title: tOffline('title'),
      text: isReadable ? t(`listOf.${noun}`, { time: time(at?.[noun] ?? since) }) : null,
      time: t('since', { time: time(since) }),
    };
  if (look === 'sending' && progress !== null)
    return {
      title: t('sending', { done: String(progress.done), total: String(progress.total) }),
      text: null,
      time: null,
    };
  if (look === 'waits') return { title: t('count', { count: open }), text: t('retrying'), time: null };
  const title =
    toSettle === 0
      ? t('sent', { count: sent })
      : sent === 0
        ? t('onlyToSettle', { count: String(toSettle) })
        : t('toSettle', { sent: String(sent), count: String(toSettle) });
  return { title, text: t('current'), time: was };
}

/** Says that there is no connection, what waits for one, and what became of it; nothing is dropped without a word (GEN-19). */
export function ConnectionPanel() {
  const t = useTranslations('waiting');
  const tActions = useTranslations('actions');
  const { acts, progress, ofOthers } = useStore(waitingStore);
  const isOffline = useOfflineSince() !== null;
  const offers = useStore(offerActs);
  const replies = useStore(waitingReplies);
  const all = [...acts, ...offers, ...replies];
  const counts = countsOf(all);
  const look = lookOf(counts, isOffline, progress !== null);
  const { title, text, time } = useSaid(look, counts);
  const [isShown, setShown] = useState(true);
  useLabels(acts);
  useSaidOfOthers(ofOthers);
  const Icon = look === null ? null : icons[look];
  const hideAll = () => {
    void takeBack(acts);
    for (const { drop } of offers) drop();
    for (const { id } of replies) hideReply(id);
  };
  const toggle: ReactNode =
    all.length === 0 ? null : (
      <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? t('hide') : t('show')}
      </Button>
    );
  return (
    <section aria-label={title} hidden={look === null} data-connection>
      <div role="status">
        {Icon === null ? null : (
          <div className={classes['strip']} data-look={look}>
            <Icon size={18} aria-hidden />
            <b>{look === 'offline' && counts.open > 0 ? `${title}: ${t('count', { count: counts.open })}` : title}</b>
            {text === null ? null : <span>{text}</span>}
            {time === null ? null : <time>{time}</time>}
            {toggle}
            {look === 'sent' ? (
              <IconButton label={tActions('close')} onClick={hideAll}>
                <IconX aria-hidden />
              </IconButton>
            ) : null}
          </div>
        )}
      </div>
      {isShown && all.length > 0 ? <WaitingList acts={acts} offers={offers} replies={replies} /> : null}
    </section>
  );
}

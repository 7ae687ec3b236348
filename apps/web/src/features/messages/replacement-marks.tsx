import type { ConversationDetail } from '@offizin/contract/messages/seller';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { answerDueAt, isAnswerLate } from '@offizin/domain/replacements/replacement';
import { IconPackageExport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBrandFormats } from '../../platform/formats.ts';
import { useNow } from '../../platform/now.ts';
import { spacedNumber } from './conversation-row.tsx';
import { brandName } from './message-words.ts';
import { orderAddress } from './order-address.ts';
import classes from './thread.module.css';

export type ReplacementView = OrderDetail['afterSale']['replacements'][number];

/** What was asked for in a conversation. */
export const replacementsOf = (
  order: OrderDetail | undefined,
  { conversationId }: Pick<ConversationDetail, 'conversationId'>,
): readonly ReplacementView[] =>
  order?.afterSale.replacements.filter((each) => each.conversationId === conversationId) ?? [];

/** What became of it, while there is no order. */
function Unmade({ of, when, items }: { of: ReplacementView; when: string; items: string }) {
  const t = useTranslations('messages.replacement');
  const { shortDayTime } = useBrandFormats();
  const now = useNow();
  const requestedAt = new Date(of.requestedAt);
  if (of.declinedReason !== null) return t('declined', { when, items, reason: of.declinedReason });
  if (!isAnswerLate({ state: of.state, requestedAt }, now)) return t('requested', { when, items });
  const due = shortDayTime(answerDueAt(requestedAt).toISOString());
  return t('late', { when, items, due, brand: brandName });
}

/** That something is sent once more, and what became of it. */
export function ReplacementMark({ of, order }: { of: ReplacementView; order: OrderDetail }) {
  const t = useTranslations('messages.replacement');
  const { shortDayTime } = useBrandFormats();
  const nameOf = (lineId: string) => order.lines.find(({ id }) => id === lineId)?.name ?? '';
  const items = of.items
    .map(({ lineId, units }) => t('item', { count: String(units), name: nameOf(lineId) }))
    .join(', ');
  const when = shortDayTime(of.requestedAt);
  const { order: made } = of;
  return (
    <li className={classes['mark']}>
      <IconPackageExport size={14} aria-hidden />
      <span>
        {made === null ? (
          <Unmade of={of} when={when} items={items} />
        ) : (
          <>
            {t('made', { when, items })} ·{' '}
            <Link {...orderAddress(made, { readOnly: false })}>
              {t('madeLink', { number: spacedNumber(made.orderNumber) })}
            </Link>
          </>
        )}
      </span>
    </li>
  );
}

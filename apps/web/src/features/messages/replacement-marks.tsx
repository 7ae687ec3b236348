import type { ConversationDetail } from '@offizin/contract/messages/seller';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { IconPackageExport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBrandFormats } from '../../platform/formats.ts';
import { spacedNumber } from './conversation-row.tsx';
import { orderAddress } from './order-address.ts';
import classes from './thread.module.css';

export type ReplacementView = OrderDetail['afterSale']['replacements'][number];

/** What was asked for in a conversation. */
export const replacementsOf = (
  order: OrderDetail | undefined,
  { conversationId }: Pick<ConversationDetail, 'conversationId'>,
): readonly ReplacementView[] =>
  order?.afterSale.replacements.filter((each) => each.conversationId === conversationId) ?? [];

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
      {made === null ? (
        <span>
          {of.declinedReason === null
            ? t('requested', { when, items })
            : t('declined', { when, items, reason: of.declinedReason })}
        </span>
      ) : (
        <span>
          {t('made', { when, items })} ·{' '}
          <Link {...orderAddress(made, { readOnly: false })}>
            {t('madeLink', { number: spacedNumber(made.orderNumber) })}
          </Link>
        </span>
      )}
    </li>
  );
}

import type { ConversationDetail } from '@offizin/contract/messages/seller';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../parts/change-button.tsx';
import { messageOrderQuery } from './message-queries.ts';
import { useRefund } from './use-refund.ts';

/** Leads to where something of a conversation's order is given back, on every size of screen. */
export function RefundButton({ conversation }: { conversation: ConversationDetail }) {
  const t = useTranslations('messages.order');
  const { data: order } = useQuery(messageOrderQuery(conversation));
  const refund = useRefund(order, conversation);
  if (refund === null) return null;
  return (
    <ChangeButton
      area="returns"
      size="large"
      icon={<IconReceiptRefund size={16} aria-hidden />}
      refusal={refund.refusal}
      running={refund.isPending && t('opening')}
      onClick={refund.begin}
    >
      {t('refund')}
    </ChangeButton>
  );
}

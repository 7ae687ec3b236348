import type { OrderDetail } from '@offizin/contract/orders/views';
import { screenDenial, screens } from '@offizin/domain/access/screens';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../parts/change-button.tsx';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { showSnackbar } from '../../platform/snackbar.ts';

/** Leads to where something of an order is given back, without the goods: nothing is until it is decided there. */
export function RefundButton({ order }: { order: OrderDetail }) {
  const t = useTranslations('messages.order');
  const tOffline = useTranslations('errors.offline');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const isOffline = useOfflineSince() !== null;
  const mayOpen = screenDenial('returns', subjectOf(useSignedIn())) === null;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /returns', { body: { orderId: order.id } }),
    onSuccess: ({ returnId }) => void navigate({ to: screens.returns.path, search: { return: returnId } }),
    onError: (error) => showSnackbar('error', errorText(error)),
  });
  const isSent = order.status === 'processed' || order.status === 'finalised';
  if (!mayOpen || !isSent) return null;
  return (
    <ChangeButton
      area="returns"
      icon={<IconReceiptRefund size={16} aria-hidden />}
      refusal={isOffline ? tOffline('title') : null}
      running={isPending && t('opening')}
      onClick={() => mutate()}
    >
      {t('refund')}
    </ChangeButton>
  );
}

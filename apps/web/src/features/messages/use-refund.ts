import type { ConversationSummary } from '@offizin/contract/messages/seller';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { screenDenial, screens } from '@offizin/domain/access/screens';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { showSnackbar } from '../../platform/snackbar.ts';

interface Refund {
  readonly begin: () => void;
  readonly isPending: boolean;
  /** Why it cannot be begun now; null where it can. */
  readonly refusal: string | null;
}

/** Leads to where something of an order is given back, without the goods: nothing is until it is decided there; null of an order of which nothing can be. */
export function useRefund(
  order: OrderDetail | undefined,
  { readOnly }: Pick<ConversationSummary, 'readOnly'>,
): Refund | null {
  const t = useTranslations('messages.order');
  const tAccess = useTranslations('errors.code.access');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const isOffline = useOfflineSince() !== null;
  const role = useRoleRefusal('returns');
  const signedIn = useSignedIn();
  const mayOpen = screenDenial('returns', subjectOf(signedIn)) === null;
  const { mutate, isPending } = useMutation({
    mutationFn: (orderId: string) => call('POST /returns', { body: { orderId } }),
    onSuccess: ({ returnId }) => void navigate({ to: screens.returns.path, search: { return: returnId } }),
    onError: (error) => showSnackbar('error', errorText(error)),
  });
  const isSent = order?.status === 'processed' || order?.status === 'finalised';
  if (order === undefined || readOnly || !mayOpen || !isSent) return null;
  const impersonated = signedIn.session.impersonatedBy === null ? null : tAccess('impersonation');
  const refusal = role ?? impersonated ?? (isOffline ? t('offline') : null);
  const begin = () => (refusal === null ? mutate(order.id) : showSnackbar('error', refusal));
  return { begin, isPending, refusal };
}

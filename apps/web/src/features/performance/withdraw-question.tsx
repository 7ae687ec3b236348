import type { MetricOrder } from '@offizin/contract/performance/seller';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Button } from '../../ui/button.tsx';
import classes from './performance.module.css';
import { performanceKey } from './performance-queries.ts';

interface WithdrawQuestionProps {
  readonly number: string;
  readonly dispute: NonNullable<MetricOrder['dispute']>;
  readonly onClose: () => void;
}

/** Takes the focus while it is open, and gives it back to what opened it. */
function useFocusHere() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return box;
}

/** Says what withdrawing a dispute does, before it is done (MET-07). */
export function WithdrawQuestion({ number, dispute, onClose }: WithdrawQuestionProps) {
  const t = useTranslations('performance.dispute');
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const box = useFocusHere();
  const withdrawing = useMutation({
    mutationFn: () => call('POST /metrics/disputes/:disputeId/withdraw', { params: { disputeId: dispute.id } }),
    onSuccess: () => {
      showSnackbar('success', t('withdrew', { number: formatOrderNumber(number) }));
      onClose();
    },
    onError: (error) => showSnackbar('error', errorText(error)),
    onSettled: () => void queries.invalidateQueries({ queryKey: performanceKey }),
  });
  const title = t('withdrawTitle', { number: formatOrderNumber(number) });
  return (
    <section ref={box} tabIndex={-1} className={classes['withdraw']} aria-label={title}>
      <h3>{title}</h3>
      <p>{t('withdrawText')}</p>
      <div>
        <Button onClick={onClose}>{tActions('cancel')}</Button>
        <Button tone="danger" running={withdrawing.isPending && t('withdrawing')} onClick={() => withdrawing.mutate()}>
          {t('withdrawNow')}
        </Button>
      </div>
    </section>
  );
}

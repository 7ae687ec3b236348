import type { MadeUpOrder } from '@offizin/contract/sandbox/seller';
import { limits } from '@offizin/domain/limits';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { RefusableButton } from '../../ui/refusable-button.tsx';
import classes from './own-systems.module.css';
import { systemsKeys } from './systems-queries.ts';

/** A lost reply is asked for again with the same key: one press places one order. */
const inSandbox = { isTest: true, repeats: 2 } as const;

type Act = 'place' | 'write' | 'cancel';

interface Done {
  readonly act: Act;
  /** The order as it is after it. */
  readonly order: MadeUpOrder;
}

/** Plays the customer of a made-up order; the first act is placing one. */
function useCustomer() {
  const t = useTranslations('systems.sandbox');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [done, setDone] = useState<Done | null>(null);
  const play = async (act: Act): Promise<MadeUpOrder> => {
    if (act === 'place' || done === null) return (await call('POST /sandbox/orders', { body: {} }, inSandbox)).order;
    const { order } = done;
    const params = { orderId: order.id };
    if (act === 'cancel') {
      const body = { event: 'cancelled_by_customer' } as const;
      return (await call('POST /sandbox/orders/:orderId/events', { params, body }, inSandbox)).order;
    }
    const body = { subject: 'delivery', text: t('words') } as const;
    await call('POST /sandbox/orders/:orderId/messages', { params, body }, inSandbox);
    return order;
  };
  const playing = useMutation({
    mutationFn: play,
    onSuccess: (order, act) => {
      setDone({ act, order });
      void queries.invalidateQueries({ queryKey: systemsKeys.all });
    },
    onError: (error) => showSnackbar('error', errorText(error)),
  });
  return {
    done,
    play: (act: Act) => playing.mutate(act),
    isPlaying: (act: Act) => playing.isPending && playing.variables === act,
  };
}

/** Places an order of nobody and lets its customer act, so that a test endpoint is sent something before a system calls (MKT-03). */
export function SandboxOrder({ refusal }: { refusal: string | null }) {
  const t = useTranslations('systems.sandbox');
  const { done, play, isPlaying } = useCustomer();
  const over = done?.order.status === 'cancelled' ? t('over') : null;
  return (
    <section className={classes['trial']} aria-label={t('title')}>
      <p>{t('text', { days: String(limits.sandboxOrderDays) })}</p>
      <div>
        <RefusableButton
          refusal={refusal}
          icon={<IconPlus aria-hidden />}
          running={isPlaying('place') && t('placing')}
          onClick={() => play('place')}
        >
          {t('place')}
        </RefusableButton>
        {done === null ? null : (
          <>
            <RefusableButton
              tone="ghost"
              refusal={refusal}
              running={isPlaying('write') && t('writing')}
              onClick={() => play('write')}
            >
              {t('write')}
            </RefusableButton>
            <RefusableButton
              tone="ghost"
              refusal={refusal ?? over}
              running={isPlaying('cancel') && t('cancelling')}
              onClick={() => play('cancel')}
            >
              {t('cancel')}
            </RefusableButton>
          </>
        )}
      </div>
      <p role="status">{done === null ? null : t(`done.${done.act}`, { number: done.order.number })}</p>
    </section>
  );
}

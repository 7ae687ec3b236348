import type { OrderRejection } from '@offizin/contract/orders/rejection';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import classes from './reject-dialog.module.css';
import { type ChosenUnits, takesAll, totalWithout } from './reject-form.ts';
import { RejectRatio } from './reject-ratio.tsx';

interface RejectEffectProps {
  readonly order: OrderDetail;
  readonly chosen: ChosenUnits;
  readonly reason: string;
  readonly week: OrderRejection['week'] | undefined;
}

/** What the rejection does to the order's value, and to the cancelled ratio. */
export function RejectEffect({ order, chosen, reason, week }: RejectEffectProps) {
  const t = useTranslations('orderDialogs.reject');
  const { money } = useFormats();
  const { currency, amount: before } = order.total;
  const after = totalWithout(order, chosen);
  return (
    <aside className={classes['effect']} aria-live="polite">
      <h3>{t('effect')}</h3>
      <dl className={classes['sums']}>
        <dt>{t('before')}</dt>
        <dd>{money({ amount: before, currency })}</dd>
        <dt>{t('refund')}</dt>
        <dd>{money({ amount: after - before, currency })}</dd>
        <dt className={classes['sum']}>{t('after')}</dt>
        <dd className={classes['sum']}>{money({ amount: after, currency })}</dd>
      </dl>
      {takesAll(order, chosen) ? (
        <p className={classes['whole']}>
          <IconAlertTriangle size={16} aria-hidden />
          {t('whole')}
        </p>
      ) : null}
      <RejectRatio week={week} reason={reason} isWhole={takesAll(order, chosen)} />
    </aside>
  );
}

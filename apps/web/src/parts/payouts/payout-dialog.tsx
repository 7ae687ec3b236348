import type { MadePayout } from '@offizin/contract/payout/seller';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useBrandFormats, useFormats } from '../../platform/formats.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ExportChoices } from '../exports/export-choices.tsx';
import { PayoutOrders } from './payout-orders.tsx';
import { PayoutDocuments, PayoutParts } from './payout-parts.tsx';
import { madePayoutQuery } from './payout-queries.ts';
import classes from './payouts.module.css';

function Content({ made }: { made: MadePayout }) {
  const t = useTranslations('settlement');
  const { money } = useFormats();
  const { date } = useBrandFormats();
  const { payment } = made;
  const { state, amount, dueAt, paidAt, payoutNo } = payment;
  const question = { kind: 'payout', payoutNo } as const;
  return (
    <div className={classes['detail']}>
      <p className={classes['amount']}>
        <b>{money(amount)}</b> {t(`amount.${state === 'planned' || state === 'held' ? 'open' : state}`)}
      </p>
      <p>{t(`state.${state}`, { day: date(paidAt ?? dueAt) })}</p>
      <PayoutParts made={made} />
      <PayoutDocuments made={made} />
      <PayoutOrders payoutNo={payoutNo} currency={amount.currency} />
      <ExportChoices choices={[{ what: t('file'), question, count: undefined }]} />
    </div>
  );
}

/** A payout at the side of a list: its orders, what was posted beside them and its documents, down to its amount (INV-06). */
export function PayoutDialog({ payoutNo, onClose }: { payoutNo: string; onClose: () => void }) {
  const t = useTranslations('settlement');
  const tActions = useTranslations('actions');
  const query = useQuery(madePayoutQuery(payoutNo));
  return (
    <Dialog title={t('title', { number: payoutNo })} opened onClose={onClose} isAtSide isPage isInHistory width={480}>
      <QueryState
        query={query}
        failed={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
      >
        {(made) => <Content made={made} />}
      </QueryState>
    </Dialog>
  );
}

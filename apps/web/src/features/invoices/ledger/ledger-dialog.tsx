import type { LedgerDetail } from '@offizin/contract/ledger/seller';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { orderTabOf } from '@offizin/domain/orders/statuses';
import { IconPackage, IconReportMoney } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useOrderDesk } from '../../../parts/orders/order-desk.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { SideDialog } from '../../../ui/side-dialog.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { LedgerDocuments } from './ledger-documents.tsx';
import { LedgerLines } from './ledger-lines.tsx';
import { orderLedgerQuery } from './ledger-queries.ts';
import { LedgerSteps } from './ledger-steps.tsx';
import { LedgerWhy } from './ledger-why.tsx';
import { LedgerStanding } from './ledger-words.tsx';
import classes from './ledger.module.css';

function OpenOrder({ detail }: { detail: LedgerDetail }) {
  const t = useTranslations('ledger');
  const desk = useOrderDesk({ warehouse: detail.warehouse });
  const { orderId, status } = detail;
  if (desk === undefined || orderId === null || status === null) return null;
  return (
    <ButtonLink
      to={desk}
      search={{ tab: orderTabOf(status), order: orderId }}
      icon={<IconPackage size={16} aria-hidden />}
    >
      {t('openOrder')}
    </ButtonLink>
  );
}

function Content({ detail }: { detail: LedgerDetail }) {
  const t = useTranslations('ledger');
  const { money } = useFormats();
  const { currency, state, open } = detail;
  const isSettled = state === 'paid';
  return (
    <div className={classes['detail']}>
      <p className={classes['amount']}>
        <b>{money({ amount: isSettled ? detail.forYou : open, currency })}</b>{' '}
        {t(isSettled ? 'detail.settled' : open < 0 ? 'detail.owed' : 'detail.unpaid')}
      </p>
      <LedgerWhy detail={detail} />
      <LedgerSteps detail={detail} />
      <LedgerLines detail={detail} />
      <LedgerDocuments documents={detail.documents} />
      <OpenOrder detail={detail} />
    </div>
  );
}

/** The ledger of one order, at the side of the list: what it waits for, its way, its lines (INV-05). */
export function LedgerDialog({ orderNumber, onClose }: { orderNumber: string; onClose: () => void }) {
  const t = useTranslations('ledger');
  const tActions = useTranslations('actions');
  const query = useQuery(orderLedgerQuery(orderNumber));
  const number = formatOrderNumber(orderNumber);
  const isNotBooked = query.error instanceof ApiError && query.error.code === 'not_found';
  return (
    <SideDialog title={t('of', { number })} note={query.data && <LedgerStanding item={query.data} />} onClose={onClose}>
      {isNotBooked ? (
        <StatePanel icon={<IconReportMoney />} title={t('notBooked.title')} text={t('notBooked.text')} />
      ) : (
        <QueryState
          query={query}
          failed={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
        >
          {(detail) => <Content detail={detail} />}
        </QueryState>
      )}
    </SideDialog>
  );
}

import type { MatchedLine } from '@offizin/contract/orders/batches';
import { couriersFor } from '@offizin/domain/orders/courier-rules';
import type { CourierCode } from '@offizin/domain/orders/couriers';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { IconCheck, IconHelpCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../../platform/initial-data.ts';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import { useCourierName } from '../courier-name.ts';
import { LineAction } from './line-action.tsx';
import { groupOf, inOrder } from './line-groups.ts';
import classes from './ship-many.module.css';
import { fixLine } from './typed-list.ts';
import type { ListedLine } from './use-matched-lines.ts';

function OrderCell({ listed }: { listed: ListedLine }) {
  const t = useTranslations('shipMany');
  const tCard = useTranslations('orders.card');
  const { match, written } = listed;
  const order = match?.order ?? null;
  const customer = order?.customer ?? null;
  return (
    <span className={classes['two']}>
      <b>{formatOrderNumber(order?.number ?? (written.order || '–'))}</b>
      <small>
        {customer !== null ? tCard('customer', { name: customer.firstName, city: customer.city }) : null}
        {match !== undefined && order === null ? t('noSuchOrder') : null}
      </small>
    </span>
  );
}

/** The courier that was guessed, and the choice of another one. */
function CourierCell({ listed }: { listed: ListedLine }) {
  const t = useTranslations('shipMany');
  const courierName = useCourierName();
  const { line, match } = listed;
  if (match === undefined || match.order === null || match.state === 'already_sent') return <>–</>;
  const offered = couriersFor(initialData.brand, match.order.deliveryType).filter(
    ({ needs }) => needs === 'tracking' || needs === 'nothing',
  );
  return (
    <span className={classes['courier']} data-guessed={match.isCourierSure ? undefined : true}>
      {match.isCourierSure ? null : <IconHelpCircle size={14} aria-hidden />}
      <select
        aria-label={t(match.isCourierSure ? 'courierOf' : 'guessedOf', { line: String(line) })}
        title={match.isCourierSure ? undefined : t('guessed')}
        value={match.courier ?? ''}
        onChange={({ target }) => fixLine(line, { courier: target.value as CourierCode })}
      >
        {match.courier === null ? <option value="">{t('chooseCourier')}</option> : null}
        {offered.map(({ code }) => (
          <option key={code} value={code}>
            {courierName(code)}
          </option>
        ))}
      </select>
    </span>
  );
}

function useReason(): (listed: ListedLine, match: MatchedLine) => string {
  const t = useTranslations('shipMany');
  return ({ written }, match) => {
    const { state, nearest, reason, sameAs, order } = match;
    switch (state) {
      case 'unknown_order':
        return nearest === null
          ? t('reason.checkOrder')
          : t('reason.nearest', {
              number: formatOrderNumber(nearest.number),
              name: nearest.customer?.firstName ?? '–',
            });
      case 'wrong_number':
        return t(`reason.${reason ?? 'required'}`);
      case 'other_postal_code':
        return t('reason.postalCode', { written: written.postalCode });
      case 'same_number':
        return t('reason.sameNumber', { line: String(sameAs ?? 0) });
      case 'same_order':
        return t('reason.sameOrder', { line: String(sameAs ?? 0) });
      case 'cannot_be_sent':
        return order?.status === 'cancelled' ? t('reason.cancelled') : t('reason.nothingLeft');
      case 'no_courier':
        return t('reason.noCourier');
      case 'already_sent':
        return t('reason.sent');
      case 'ready':
        return '';
    }
  };
}

function StateCell({ listed }: { listed: ListedLine }) {
  const t = useTranslations('shipMany');
  const reasonOf = useReason();
  const { match, isLeftOut } = listed;
  if (isLeftOut) return <span className={classes['quiet']}>{t('leftOut')}</span>;
  if (match === undefined) return <span className={classes['quiet']}>{t('matching')}</span>;
  if (match.state === 'ready')
    return (
      <span className={classes['ready']}>
        <IconCheck size={14} aria-hidden /> {t('state.ready')}
      </span>
    );
  return (
    <span className={classes['two']} data-group={groupOf(listed)}>
      <b>{t(`state.${match.state}`)}</b>
      <small>{reasonOf(listed, match)}</small>
    </span>
  );
}

/** Every line with its order, what asks for something first. */
export function MatchedTable({ lines }: { lines: readonly ListedLine[] }) {
  const t = useTranslations('shipMany');
  const columns: readonly TableColumn<ListedLine>[] = [
    { id: 'line', name: t('head.line'), isNumber: true, isWideOnly: true, render: ({ line }) => line },
    { id: 'order', name: t('head.order'), isRowName: true, render: (listed) => <OrderCell listed={listed} /> },
    {
      id: 'tracking',
      name: t('head.tracking'),
      render: ({ match, written }) => (
        <span className={classes['number']}>{match?.trackingNumber || written.tracking || '–'}</span>
      ),
    },
    { id: 'courier', name: t('head.courier'), render: (listed) => <CourierCell listed={listed} /> },
    { id: 'state', name: t('head.state'), render: (listed) => <StateCell listed={listed} /> },
    { id: 'action', name: null, render: (listed) => <LineAction listed={listed} /> },
  ];
  return (
    <Table
      label={t('title')}
      rows={inOrder(lines)}
      columns={columns}
      keyOf={({ line }) => String(line)}
      isStacked
      className={classes['table']}
    />
  );
}

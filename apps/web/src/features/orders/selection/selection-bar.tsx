import type { OrderBatch } from '@offizin/contract/orders/batches';
import { limits } from '@offizin/domain/limits';
import { IconX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useWithReference } from '../../../platform/error-text.ts';
import { useFormats } from '../../../platform/formats.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { chosenOrder, useStartBatch } from '../batches/batch-queries.ts';
import classes from '../batches/batches.module.css';
import type { Listed } from '../order-moves.ts';
import { orderChoiceQuery, orderFiguresQuery } from '../order-queries.ts';
import { listSearch, type OrderSearch } from '../order-search.ts';
import { PrintMenu } from '../papers/print-menu.tsx';
import { beginList } from '../ship-many/typed-list.ts';
import { chooseAll, chooseNone, useChosenOrders } from './order-selection.ts';

/** Selects all that the list has, once all that it has loaded is selected (ORD-13). */
function ChooseAll({ search, chosen }: { search: OrderSearch; chosen: number }) {
  const t = useTranslations('orderBatches');
  const withReference = useWithReference();
  const { number } = useFormats();
  const { data: figures } = useQuery(orderFiguresQuery('own', listSearch(search)));
  const all = useMutation({
    mutationFn: () => call('GET /orders/choice', { query: orderChoiceQuery(listSearch(search)) }),
    onSuccess: ({ orders, isMore }) => {
      chooseAll(orders);
      if (isMore) showSnackbar('warning', t('atMost', { count: limits.orderBatch }));
    },
    onError: (error) => showSnackbar('error', withReference(t('choiceFailed'), error)),
  });
  const total = figures?.total ?? 0;
  if (total <= chosen || chosen >= limits.orderBatch) return null;
  return (
    <Button tone="link" running={all.isPending && t('choosing')} onClick={() => all.mutate()}>
      {t('chooseAll', { total: number(total) })}
    </Button>
  );
}

/** What can be done with the selected orders. */
export function SelectionBar({ search, listed }: { search: OrderSearch; listed: Listed }) {
  const t = useTranslations('orderBatches');
  const chosen = useChosenOrders(listed);
  const start = useStartBatch();
  const fresh = chosen.filter(({ status }) => status === 'new');
  if (chosen.length === 0) return null;
  const confirm = (): Promise<OrderBatch> => start.mutateAsync({ action: 'confirm', orders: fresh.map(chosenOrder) });
  const isAll = listed.orders.every(({ id }) => chosen.some((each) => each.id === id));
  return (
    <section className={classes['bar']} aria-label={t('label')}>
      <span role="status">{t('chosen', { count: chosen.length })}</span>
      {isAll ? <ChooseAll search={search} chosen={chosen.length} /> : null}
      <ChangeButton
        area="orders"
        refusal={fresh.length === 0 ? t('noneNew') : null}
        running={start.isPending && t('starting')}
        onClick={() => void confirm()}
      >
        {t('confirm', { count: fresh.length })}
      </ChangeButton>
      <ButtonLink
        to="."
        search={{ ...listSearch(search), ship: true }}
        onClick={() => beginList(chosen.map(({ number }) => number))}
      >
        {t('ship')}
      </ButtonLink>
      <PrintMenu orderIds={chosen.map(({ id }) => id)} />
      <IconButton label={t('clear')} onClick={chooseNone}>
        <IconX aria-hidden />
      </IconButton>
    </section>
  );
}

import type { ShippingCostsView } from '@offizin/contract/shipping-costs/seller';
import type { ShippingCosts } from '@offizin/domain/shipping-costs/shipping-costs';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { HistoryCard } from '../../parts/history/history-card.tsx';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { BasketCard, RulesCard } from './basket-card.tsx';
import { CostsForm, useCostsForm } from './costs-form.tsx';
import { EffectCard } from './effect-card.tsx';
import { shippingCostsQuery } from './shipping-costs-queries.ts';
import classes from './shipping-costs.module.css';
import { typedCosts } from './typed-costs.ts';

const live = { queryKey: shippingCostsQuery.queryKey, everyMs: 1000 };

/** What a shop that has saved nothing charges: nothing. */
const none: ShippingCosts = { cost: 0, freeAbove: null };

function Costs({ view }: { view: ShippingCostsView }) {
  const form = useCostsForm(view);
  const saved = view.saved ?? none;
  const costs = typedCosts(form.values) ?? saved;
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        <CostsForm {...{ form, saved: view.saved }} />
        <EffectCard {...{ orders: view.orders, costs, saved }} />
      </div>
      <div className={classes['column']}>
        <BasketCard costs={costs} isChanged={form.changed.length > 0} />
        <RulesCard costs={costs} />
        <HistoryCard group="settings" kinds={['shipping_costs.changed']} />
      </div>
    </div>
  );
}

/** What a Swiss shop charges for shipping, and what that means for its orders (PRO-07). */
export function ShippingCostsScreen() {
  const title = useTranslations('shell.screen')('shipping_costs');
  const t = useTranslations('shippingCosts');
  const tActions = useTranslations('actions');
  const query = useQuery(shippingCostsQuery);
  useLiveQueries('profile', live);
  return (
    <>
      <PageHead title={title} />
      <QueryState
        query={query}
        failed={{ title: t('failed'), text: tActions('nothingChanged'), retry: tActions('tryAgain') }}
      >
        {(view) => <Costs view={view} />}
      </QueryState>
    </>
  );
}

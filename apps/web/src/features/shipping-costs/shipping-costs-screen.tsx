import type { ShippingCostsView } from '@offizin/contract/shipping-costs';
import type { ShippingCosts } from '@offizin/domain/shipping/shipping-costs';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { HistoryCard } from '../../shell/history-card.tsx';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { FailedState } from '../../ui/list/list-states.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
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
  const { data, error, refetch } = useQuery(shippingCostsQuery);
  useLiveQueries('profile', live);
  return (
    <>
      <PageHead title={title} />
      {data !== undefined ? <Costs view={data} /> : null}
      {data === undefined && error !== null ? (
        <FailedState
          error={error}
          texts={{ title: t('failed'), text: t('failedText'), retry: t('retry') }}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === undefined && error === null ? (
        <div className={classes['columns']}>
          <SkeletonLine width="60%" />
        </div>
      ) : null}
    </>
  );
}

import type { OfferDetail } from '@offizin/contract/offers/seller';
import { limits } from '@offizin/domain/limits';
import { useTranslations } from 'use-intl';
import { useBrandFormats } from '../../../platform/formats.ts';
import { useNow } from '../../../platform/now.ts';
import { brandTimeZone } from '../../../platform/time-zone.ts';
import { Table } from '../../../ui/table.tsx';
import {
  bestSteps,
  type GappedStep,
  lineParts,
  priceDays,
  priceSteps,
  stepPath,
} from '../../../parts/charts/price-steps.ts';
import classes from './product-modal.module.css';

const width = 240;
const height = 96;
const dayMs = 86_400_000;

/** Both lines in figures, newest first. */
function Figures({ own, best }: { own: ReturnType<typeof priceSteps>; best: readonly GappedStep[] }) {
  const t = useTranslations('offers.product');
  const { amount, shortDay } = useBrandFormats();
  const shown = (price: number | null) => (price === null ? '–' : amount(price));
  return (
    <details className={classes['inFigures']}>
      <summary>{t('chartFigures')}</summary>
      <Table
        label={t('chartFigures')}
        isDense
        rows={priceDays(own, best, brandTimeZone)}
        keyOf={({ at }) => String(at)}
        columns={[
          { id: 'from', name: t('chartFrom'), isRowName: true, render: ({ at }) => shortDay(new Date(at)) },
          { id: 'own', name: t('chartOwn'), isNumber: true, render: (day) => shown(day.own) },
          { id: 'best', name: t('chartBest'), isNumber: true, render: (day) => shown(day.best) },
        ]}
      />
    </details>
  );
}

function usePrices(offer: OfferDetail) {
  const now = useNow(60_000).getTime();
  const from = now - limits.priceChartDays * dayMs;
  const own = priceSteps(offer.history, { from, now, price: offer.price.amount });
  const best = bestSteps(offer.bestPast, { from, timeZone: brandTimeZone });
  return { now, from, own, best };
}

/** The own price and the best price of the others over 90 days as steps; a sentence and a table give the same (OFF-05). */
export function PriceChart({ offer }: { offer: OfferDetail }) {
  const t = useTranslations('offers.product');
  const tActions = useTranslations('actions');
  const { amount, shortDay } = useBrandFormats();
  const { now, from, own, best } = usePrices(offer);
  const known = [...own, ...best].flatMap(({ price }) => (price === null ? [] : [price]));
  const low = Math.min(...known);
  const span = Math.max(1, Math.max(...known) - low);
  const x = (at: number) => ((at - from) / (now - from)) * width;
  const y = (price: number) => height - 14 - ((price - low) / span) * (height - 28);
  const words = (steps: readonly GappedStep[]) =>
    steps
      .map(({ at, price }) =>
        price === null
          ? t('chartNone', { day: shortDay(new Date(at)) })
          : t('chartStep', { price: amount(price), day: shortDay(new Date(at)) }),
      )
      .join('; ');
  const spoken = [
    t('chartText', { steps: words(own) }),
    ...(best.length === 0 ? [] : [t('chartBestText', { steps: words(best) })]),
  ].join(' ');
  const last = own.at(-1)?.price ?? offer.price.amount;
  const lastBest = best.at(-1)?.price ?? null;
  return (
    <section className={classes['chart']}>
      <h3>{t('chart')}</h3>
      <p className={classes['legend']}>
        <span data-line="own">{t('chartOwn')}</span>
        {best.length === 0 ? null : <span data-line="best">{t('chartBest')}</span>}
      </p>
      <svg viewBox={`0 0 ${width + 44} ${height}`} role="img" aria-label={spoken}>
        {lineParts(best, now).map((part) => (
          <path key={part.end} d={stepPath(part.steps, { x, y, end: x(part.end) })} className={classes['bestLine']} />
        ))}
        {lastBest === null ? null : <circle cx={width} cy={y(lastBest)} r="2.5" className={classes['bestEnd']} />}
        <path d={stepPath(own, { x, y, end: width })} className={classes['ownLine']} />
        <circle cx={width} cy={y(last)} r="2.5" className={classes['ownEnd']} />
        <text x={width + 6} y={y(last) + 4} className={classes['ownPrice']}>
          {amount(last)}
        </text>
        {lastBest === null || Math.abs(y(lastBest) - y(last)) < 12 ? null : (
          <text x={width + 6} y={y(lastBest) + 4}>
            {amount(lastBest)}
          </text>
        )}
      </svg>
      <p className={classes['axis']} aria-hidden>
        <span>{shortDay(new Date(from))}</span>
        <span>{tActions('today')}</span>
      </p>
      <Figures own={own} best={best} />
    </section>
  );
}

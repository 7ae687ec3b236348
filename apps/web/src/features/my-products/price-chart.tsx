import type { OfferDetail } from '@offizin/contract/offers';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useNow } from '../../platform/now.ts';
import { priceSteps, stepPath } from './price-steps.ts';
import classes from './product-modal.module.css';

const width = 240;
const height = 96;
const days = 90;
const dayMs = 86_400_000;

/** The own price over 90 days as steps, beside the best price of today; its words say the same (OFF-05). */
export function PriceChart({ offer }: { offer: OfferDetail }) {
  const t = useTranslations('offers.product');
  const { amount, shortDay } = useFormats();
  const now = useNow(60_000).getTime();
  const from = now - days * dayMs;
  const steps = priceSteps(offer.history, { from, now, price: offer.price.amount });
  const best = offer.best?.amount ?? null;
  const prices = [...steps.map((step) => step.price), ...(best === null ? [] : [best])];
  const low = Math.min(...prices);
  const span = Math.max(1, Math.max(...prices) - low);
  const x = (at: number) => ((at - from) / (now - from)) * width;
  const y = (price: number) => height - 14 - ((price - low) / span) * (height - 28);
  const spoken = t('chartText', { steps: steps.map((step) => t('chartStep', { price: amount(step.price), day: shortDay(new Date(step.at)) })).join('; ') });
  const last = steps.at(-1)?.price ?? offer.price.amount;
  return (
    <section className={classes['chart']}>
      <h3>{t('chart')}</h3>
      <p className={classes['legend']}>
        <span data-line="own">{t('chartOwn')}</span>
        {best === null ? null : <span data-line="best">{t('chartBest')}</span>}
      </p>
      <svg viewBox={`0 0 ${width + 44} ${height}`} role="img" aria-label={spoken}>
        {best === null ? null : <line x1="0" x2={width} y1={y(best)} y2={y(best)} className={classes['bestLine']} />}
        <path d={stepPath(steps, { x, y, end: width })} className={classes['ownLine']} />
        <text x={width + 4} y={y(last) + 4} className={classes['ownPrice']}>
          {amount(last)}
        </text>
        {best === null || Math.abs(y(best) - y(last)) < 12 ? null : (
          <text x={width + 4} y={y(best) + 4}>
            {amount(best)}
          </text>
        )}
      </svg>
      <p className={classes['axis']} aria-hidden>
        <span>{shortDay(new Date(from))}</span>
        <span>{t('today')}</span>
      </p>
    </section>
  );
}

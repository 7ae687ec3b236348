import { barWidth, effectOf, type ShippingEffect } from '@offizin/domain/shipping-costs/shipping-costs';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { type BarShape, type Comparison, scaleStep, shapesOf } from './value-shapes.ts';
import classes from './shipping-costs.module.css';

const [width, height, left, top] = [680, 250, 34, 26];
const plotHeight = height - top - 24;

interface LineProps {
  readonly x: number;
  readonly label: string;
  readonly isNew: boolean;
}

/** A threshold, with its name at the side that has room. */
function ThresholdLine({ x, label, isNew }: LineProps) {
  const isFarRight = x > width * 0.75;
  return (
    <g className={classes[isNew ? 'newLine' : 'oldLine']}>
      <line x1={x} x2={x} y1={isNew ? 0 : top} y2={top + plotHeight} />
      <text x={isFarRight ? x - 8 : x + 8} y={isNew ? 12 : top + 10} textAnchor={isFarRight ? 'end' : 'start'}>
        {label}
      </text>
    </g>
  );
}

interface BarProps {
  readonly shape: BarShape;
  readonly x: number;
  readonly barWidth: number;
  readonly heightOf: (count: number) => number;
}

/** A bar: those that pay below, those that are free above. */
function Bar({ shape, x, barWidth: width, heightOf }: BarProps) {
  const bottom = top + plotHeight;
  const [paying, newlyFree] = [heightOf(shape.paying), heightOf(shape.newlyFree)];
  const freeBefore = heightOf(shape.freeBefore);
  const parts = [
    { kind: 'paying', y: bottom - paying, height: paying },
    { kind: 'newlyFree', y: bottom - paying - newlyFree, height: newlyFree },
    { kind: 'freeBefore', y: bottom - paying - newlyFree - freeBefore, height: freeBefore },
  ] as const;
  return parts.map(({ kind, y, height: partHeight }) =>
    partHeight === 0 ? null : (
      <rect key={kind} className={classes[kind]} x={x} y={y} width={width} height={partHeight} rx={2} />
    ),
  );
}

/** The lines of the scale behind the bars. */
function Scale({ most, heightOf }: { most: number; heightOf: (count: number) => number }) {
  const { number } = useFormats();
  const step = scaleStep(most);
  const counts = Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);
  return counts.map((count) => {
    const y = top + plotHeight - heightOf(count);
    return (
      <g key={count} className={classes['scale']}>
        <line x1={left} x2={width} y1={y} y2={y} />
        <text x={left - 8} y={y + 4} textAnchor="end">
          {number(count)}
        </text>
      </g>
    );
  });
}

function Thresholds({ costs, saved, xOf }: Comparison & { xOf: (value: number) => number }) {
  const t = useTranslations('shippingCosts');
  const { amount } = useFormats();
  const isMoved = costs.freeAbove !== saved.freeAbove;
  const [was, is] = [saved.freeAbove, isMoved ? costs.freeAbove : null];
  return (
    <>
      {was === null ? null : (
        <ThresholdLine
          x={xOf(was)}
          isNew={!isMoved}
          label={t(isMoved ? 'oldThreshold' : 'threshold', { amount: amount(was) })}
        />
      )}
      {is === null ? null : <ThresholdLine x={xOf(is)} isNew label={t('newThreshold', { amount: amount(is) })} />}
    </>
  );
}

function Legend({ now, before }: Readonly<Record<'now' | 'before', ShippingEffect>>) {
  const t = useTranslations('shippingCosts');
  const { number } = useFormats();
  const counted = (what: string, count: number) => t('legendCount', { what, count: number(count) });
  return (
    <figcaption className={classes['legend']}>
      <span data-kind="paying">{t('legend.paying')}</span>
      {now.free > before.free ? (
        <span data-kind="newlyFree">{counted(t('legend.newlyFree'), now.free - before.free)}</span>
      ) : null}
      {before.free > 0 ? (
        <span data-kind="freeBefore">{counted(t('legend.freeBefore'), Math.min(now.free, before.free))}</span>
      ) : null}
      <span className={classes['unit']}>{t('unit')}</span>
    </figcaption>
  );
}

/** The orders by their value, with the thresholds; the table beside it has the same figures. */
export function ValueChart(comparison: Comparison) {
  const t = useTranslations('shippingCosts');
  const { number } = useFormats();
  const { costs, saved, orders } = comparison;
  const shapes = shapesOf(comparison);
  const most = Math.max(1, ...shapes.map(({ paying, newlyFree, freeBefore }) => paying + newlyFree + freeBefore));
  const slot = (width - left) / shapes.length;
  const xOf = (value: number) => left + Math.min(shapes.length, value / barWidth) * slot;
  const heightOf = (count: number) => (count / most) * plotHeight;
  const [now, before] = [effectOf(orders, costs), effectOf(orders, saved)];
  const text = t('chartText', { count: number(now.orders), free: number(now.free) });
  return (
    <figure className={classes['chart']}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text}>
        <Scale most={most} heightOf={heightOf} />
        {shapes.map((shape, index) => (
          <g key={shape.from}>
            <Bar shape={shape} x={left + index * slot + 1.5} barWidth={slot - 3} heightOf={heightOf} />
            {index % 2 === 0 ? (
              <text x={left + index * slot} y={height - 6} textAnchor="middle">
                {number(shape.from / 100)}
              </text>
            ) : null}
          </g>
        ))}
        <line className={classes['axis']} x1={left} x2={width} y1={top + plotHeight} y2={top + plotHeight} />
        <Thresholds {...comparison} xOf={xOf} />
      </svg>
      <Legend now={now} before={before} />
    </figure>
  );
}

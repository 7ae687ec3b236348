import type { MetricWeek } from '@offizin/contract/performance/seller';
import { breakEven } from '@offizin/domain/performance/status';
import type { MetricRatio } from '@offizin/domain/performance/week';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { FigureLink } from './figure-link.tsx';
import { MetricChip } from './metric-chip.tsx';
import classes from './performance.module.css';
import { scaleOf } from './scale.ts';

/** Where the ratio lies between nothing, at risk and exceeded. */
function Scale({ week, name }: { week: MetricWeek; name: MetricRatio }) {
  const t = useTranslations('performance');
  const { share } = useFormats();
  const { atRisk, exceeded } = week.limits[name];
  const { ratio } = week[name];
  const scale = scaleOf(ratio, week.limits[name]);
  const marks = { end: share(scale.end), atRisk: share(atRisk), exceeded: share(exceeded) };
  return (
    <>
      <svg
        className={classes['scale']}
        viewBox="0 0 400 26"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('scale', marks)}
        data-empty={ratio === null || undefined}
      >
        <rect x="0" y="9" width={scale.atRisk * 4 - 2} height="6" rx="2" data-part="adequate" />
        <rect
          x={scale.atRisk * 4}
          y="9"
          width={(scale.exceeded - scale.atRisk) * 4 - 2}
          height="6"
          data-part="at_risk"
        />
        <rect x={scale.exceeded * 4} y="9" width={400 - scale.exceeded * 4} height="6" rx="2" data-part="exceeded" />
        {scale.mark === null ? null : (
          <rect x={scale.mark * 3.96} y="3" width="4" height="18" rx="1" data-part="mark" />
        )}
      </svg>
      <svg className={classes['scaleWords']} height="18" aria-hidden>
        <text x={`${scale.atRisk}%`} y="13">
          {marks.atRisk}
        </text>
        <text x={`${scale.exceeded}%`} y="13">
          {marks.exceeded}
        </text>
      </svg>
    </>
  );
}

interface RatioCardProps {
  readonly name: MetricRatio;
  readonly week: MetricWeek;
  /** The week before; null where there is none. */
  readonly before: MetricWeek | null;
  readonly isRunning: boolean;
}

/** How the ratio moved since the week before. */
function Change({ name, week, before, isRunning }: RatioCardProps) {
  const t = useTranslations('performance');
  const { points, share } = useFormats();
  const { ratio } = week[name];
  const scale = scaleOf(ratio, week.limits[name]);
  if (isRunning) return t('change.running');
  if (ratio !== null && scale.isOff) return t('offScale', { ratio: share(ratio) });
  const old = before?.[name].ratio ?? null;
  if (ratio === null || old === null) return t('change.none');
  const moved = Math.round(ratio / 10) * 10 - Math.round(old / 10) * 10;
  return moved === 0
    ? t('change.same', { ratio: share(old) })
    : t('change.moved', { points: points(moved), ratio: share(old) });
}

/** How many more would have made it worse. */
function More({ name, week }: Pick<RatioCardProps, 'name' | 'week'>) {
  const t = useTranslations('performance');
  const next = breakEven({ incidents: week[name].count, orders: week.orders }, week.limits[name]);
  if (next === null || next.status === 'adequate') return null;
  return <p>{t(`more.${name}.${next.status}`, { count: next.more })}</p>;
}

/** One of the two ratios: its share with numerator and denominator, its place between the limits, and how it moved. */
export function RatioCard({ name, week, before, isRunning }: RatioCardProps) {
  const t = useTranslations('performance');
  const { share } = useFormats();
  const { count, ratio, status } = week[name];
  return (
    <section className={classes['card']} aria-label={t(`ratio.${name}`)} data-tour={`performance-${name}`}>
      <div className={classes['ratioHead']}>
        <h2>{t(`ratio.${name}`)}</h2>
        <MetricChip status={status} />
      </div>
      <div className={classes['ratio']}>
        <b>{ratio === null ? '–' : share(ratio)}</b>
        <span>
          <FigureLink week={week.firstDay} figure={name}>
            {t(`count.${name}`, { count })}
          </FigureLink>{' '}
          {t('of')}{' '}
          <FigureLink week={week.firstDay} figure="orders">
            {t('orders', { count: week.orders })}
          </FigureLink>
        </span>
      </div>
      <Scale week={week} name={name} />
      <div className={classes['changes']}>
        <p>
          <Change {...{ name, week, before, isRunning }} />
        </p>
        {isRunning ? null : <More name={name} week={week} />}
      </div>
    </section>
  );
}

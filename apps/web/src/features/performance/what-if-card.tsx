import type { MetricsView, MetricWeek } from '@offizin/contract/performance/seller';
import type { MetricRatio } from '@offizin/domain/performance/week';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { FigureLink } from './figure-link.tsx';
import { MetricChip } from './metric-chip.tsx';
import classes from './performance.module.css';
import { nextWorse, type WhatIfStep, whatIfSteps } from './what-if.ts';

function Result({ step }: { step: WhatIfStep }) {
  const t = useTranslations('performance.whatIf');
  const { number, share } = useFormats();
  return (
    <div>
      <span>
        {t('more', { count: number(step.more) })}
        <IconArrowRight size={14} aria-hidden />
        <b>{share(step.ratio)}</b>
      </span>
      <MetricChip status={step.status} />
    </div>
  );
}

type Projection = NonNullable<MetricsView['projection']>;

/** How the week would end if it went on as until now, and from what that is calculated. */
function Projected({ projection, name }: { projection: Projection; name: MetricRatio }) {
  const t = useTranslations('performance');
  const { number, share } = useFormats();
  const { orders, passed } = projection;
  const { count, ratio } = projection[name];
  const words = { count: number(count), orders: number(orders), ratio: share(ratio ?? 0) };
  return (
    <p className={classes['projection']}>
      {t(`projection.${name}`, words)} <small>{t('projection.how', { passed: number(passed) })}</small>
    </p>
  );
}

interface WhatIfProps {
  readonly week: MetricWeek;
  readonly projection: Projection | null;
  readonly name: MetricRatio;
}

/** What more cancellations or late parcels would do to the week that runs, before they happen (MET-05). */
export function WhatIfCard({ week, projection, name }: WhatIfProps) {
  const t = useTranslations('performance.whatIf');
  const tState = useTranslations('performance.state');
  const { number, share } = useFormats();
  const { count } = week[name];
  const steps = whatIfSteps({ count, orders: week.orders }, week.limits[name]);
  const [wanted, setWanted] = useState(2);
  const chosen = Math.min(wanted, steps.length - 1);
  const step = steps[chosen];
  const next = nextWorse(steps, chosen);
  const title = t(`title.${name}`, { count: chosen });
  if (week.orders === 0 || step === undefined)
    return (
      <section className={classes['card']} aria-label={t('slider')}>
        <h2>{t(`title.${name}`, { count: 0 })}</h2>
        <p className={classes['quiet']}>{t('none')}</p>
      </section>
    );
  const words = { count: number(step.more), ratio: share(step.ratio), status: tState(step.status) };
  return (
    <section className={classes['card']} aria-label={t('slider')} data-part="whatIf">
      <div className={classes['ratioHead']}>
        <h2>{title}</h2>
        <span className={classes['soFar']}>
          <FigureLink week={week.firstDay} figure={name}>
            {t('counted', { count: number(count), orders: number(week.orders) })}
          </FigureLink>{' '}
          {t('soFar')}
        </span>
      </div>
      <input
        type="range"
        className={classes['slider']}
        min={0}
        max={steps.length - 1}
        value={chosen}
        aria-label={t('slider')}
        aria-valuetext={t('value', words)}
        onChange={(event) => setWanted(Number(event.currentTarget.value))}
      />
      <ol className={classes['ticks']} aria-hidden>
        {steps.map(({ more, ratio, status }) => (
          <li key={more} data-current={more === chosen || undefined} data-status={status}>
            <span>+{number(more)}</span>
            <span>{share(ratio)}</span>
          </li>
        ))}
      </ol>
      {projection === null ? null : <Projected projection={projection} name={name} />}
      <div className={classes['results']}>
        <Result step={step} />
        {next === null ? null : <Result step={next} />}
      </div>
    </section>
  );
}

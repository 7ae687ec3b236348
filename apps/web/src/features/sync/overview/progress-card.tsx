import type { SyncSummary } from '@offizin/contract/sync/seller';
import { progressFrom, shareFreeOfErrors } from '@offizin/domain/sync/progress';
import { IconChartBar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Chip } from '../../../ui/chip.tsx';
import { positionOnScale, scaleOf } from './progress-scale.ts';
import classes from './progress-card.module.css';
import { shareAfterPlan } from './sync-state.ts';

const red = { colour: 'red' };

function Scale({ summary }: { summary: SyncSummary }) {
  const t = useTranslations('sync');
  const { percent } = useFormats();
  const share = shareFreeOfErrors(summary.total, summary.red);
  const after = shareAfterPlan(summary);
  const steps = scaleOf(share);
  const columns = steps.map(({ width }) => `${width}fr`).join(' ');
  const step = summary.step === null ? '' : t(`step.${summary.step}`);
  return (
    <>
      <div
        className={classes['scale']}
        role="img"
        aria-label={t('progress.scale', { percent: percent(share), step, after: percent(after) })}
      >
        <div className={classes['bar']} style={{ gridTemplateColumns: columns }}>
          {steps.map(({ step: each, filled }) => (
            <i key={each} data-state={each === summary.step ? 'current' : filled === 1 ? 'past' : 'open'}>
              <em style={{ width: `${filled * 100}%` }} />
            </i>
          ))}
        </div>
        {after > share ? (
          <span
            className={classes['goal']}
            style={{ left: `${positionOnScale(after)}%` }}
            data-end={positionOnScale(after) > 94 || undefined}
          >
            {after - share < 0.02 ? null : <b>{percent(after)}</b>}
          </span>
        ) : null}
        <span className={classes['mark']} style={{ left: `${positionOnScale(share)}%` }}>
          <b>{percent(share)}</b>
        </span>
      </div>
      <div className={classes['steps']} style={{ gridTemplateColumns: columns }} aria-hidden>
        {steps.map(({ step: each }) => (
          <span key={each} data-current={each === summary.step || undefined}>
            {progressFrom[each] === 0
              ? t(`step.${each}`)
              : t('progress.from', { step: t(`step.${each}`), percent: percent(progressFrom[each] / 100) })}
          </span>
        ))}
      </div>
    </>
  );
}

/** How much of the catalogue is free of errors, which step that is, and where fixing leads (SYN-03). */
export function ProgressCard({ summary }: { summary: SyncSummary }) {
  const t = useTranslations('sync');
  const { number, percent } = useFormats();
  const { total, step } = summary;
  return (
    <section className={classes['card']} aria-label={t('progress.label')} data-tour="sync-progress">
      <div className={classes['line']}>
        <h2>{t('progress.free', { percent: percent(shareFreeOfErrors(total, summary.red)) })}</h2>
        {step === null ? null : (
          <Chip tone="accent" icon={<IconChartBar aria-hidden />}>
            {t(`step.${step}`)}
          </Chip>
        )}
        <span className={classes['figures']}>
          {t('progress.right', { right: number(total - summary.red), count: total })}
          {summary.red > 0 ? (
            <>
              {', '}
              <Link to="." search={red} className={classes['link']} resetScroll={false}>
                {t('progress.red', { count: summary.red })}
              </Link>
            </>
          ) : null}
        </span>
      </div>
      <Scale summary={summary} />
    </section>
  );
}

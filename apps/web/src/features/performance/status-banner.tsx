import type { MetricsView, MetricWeek } from '@offizin/contract/performance/seller';
import { type AccountStatus, accountStatuses } from '@offizin/domain/performance/status';
import { metricRatios } from '@offizin/domain/performance/week';
import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconCalendar,
  IconCircleCheck,
  IconHourglass,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrandFormats, useFormats } from '../../platform/formats.ts';
import { isSpared } from './chart-places.ts';
import classes from './performance.module.css';
import { isWaiting, publishesAt } from './provisional.ts';

const looks: Readonly<Record<AccountStatus, { readonly tone: string; readonly icon: Icon }>> = {
  excellent: { tone: 'green', icon: IconCircleCheck },
  concerning: { tone: 'amber', icon: IconAlertTriangle },
  poor: { tone: 'red', icon: IconAlertCircle },
};

/** Why the account stands as it does: each ratio that is over a limit, or that none is. */
function useWhy() {
  const t = useTranslations('performance');
  const { number, share } = useFormats();
  return (week: MetricWeek): string => {
    const over = metricRatios.filter((name) => week[name].status !== null && week[name].status !== 'adequate');
    if (over.length === 0)
      return t('why.fine', { orders: week.orders, cancelled: week.cancelled.count, late: week.late.count });
    const sentences = over.map((name) => {
      const { count, ratio, status } = week[name];
      const { atRisk, exceeded } = week.limits[name];
      const limit = share(status === 'exceeded' ? exceeded : atRisk);
      return t(`why.${name}`, { count, orders: number(week.orders), ratio: share(ratio ?? 0), limit });
    });
    const few = over.some((name) => isSpared(week, name)) ? [t('why.few')] : [];
    return [...sentences, ...few].join(' ');
  };
}

/** That last week is not published yet, and until when; nothing once it is. */
function useProvisional() {
  const t = useTranslations('performance.provisional');
  const { weekdayDay } = useBrandFormats();
  return (view: MetricsView): string => {
    const due = publishesAt(view);
    if (due !== null) return t('until', { day: weekdayDay(due) });
    return isWaiting(view) ? t('waiting') : '';
  };
}

function Frame({ tone, icon: Shape, title, text, children }: FrameProps) {
  return (
    <section className={classes['banner']} data-tone={tone} data-tour="performance-status" aria-label={title}>
      <Shape size={20} aria-hidden />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

interface FrameProps {
  readonly tone: string;
  readonly icon: Icon;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** One look: how the account stands, and why (MET-02). */
export function StatusBanner({ view }: { view: MetricsView }) {
  const t = useTranslations('performance');
  const { dayRange, weekdayDay } = useBrandFormats();
  const why = useWhy();
  const provisional = useProvisional();
  const [newest] = view.weeks;
  if (newest === undefined) {
    const { firstDay, lastDay } = view.running;
    return (
      <Frame
        tone="grey"
        icon={IconHourglass}
        title={t('first.title', { day: weekdayDay(view.nextAt) })}
        text={t('first.text', { days: dayRange(firstDay, lastDay) })}
      />
    );
  }
  if (newest.account === null) {
    const last = view.weeks.find(({ account }) => account !== null);
    const before =
      last === undefined || last.account === null
        ? ''
        : ` ${t('none.last', { days: dayRange(last.firstDay, last.lastDay), status: t(`word.${last.account}`) })}`;
    return (
      <Frame
        tone="grey"
        icon={IconCalendar}
        title={t('none.title', { days: dayRange(newest.firstDay, newest.lastDay) })}
        text={[t('none.text') + before, provisional(view)].join(' ').trim()}
      />
    );
  }
  const { tone, icon } = looks[newest.account];
  return (
    <Frame
      tone={tone}
      icon={icon}
      title={t(`account.${newest.account}`)}
      text={[why(newest), provisional(view)].join(' ').trim()}
    >
      <ol className={classes['words']} aria-hidden>
        {accountStatuses.map((word) => {
          const { icon: Shape } = looks[word];
          return (
            <li key={word} data-current={word === newest.account || undefined}>
              <Shape size={14} aria-hidden />
              {t(`word.${word}`)}
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}

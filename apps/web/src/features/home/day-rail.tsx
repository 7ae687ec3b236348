import type { HomeOrders } from '@offizin/contract/home/seller';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import classes from './home.module.css';

type Moment = HomeOrders['moments'][number];

const minute = 60_000;
/** Minutes before a deadline from which on it is shown as near, and as pressing. */
const near = { amber: 120, red: 30 };

function toneOf(minutes: number): 'red' | 'amber' | 'grey' {
  if (minutes < near.red) return 'red';
  return minutes < near.amber ? 'amber' : 'grey';
}

function MomentItem({ moment, now, grow }: { moment: Moment; now: Date; grow: number }) {
  const t = useTranslations('home.orders');
  const { time } = useFormats();
  const minutes = Math.floor((Date.parse(moment.at) - now.getTime()) / minute);
  const tone = moment.orders === 0 ? 'grey' : toneOf(minutes);
  const parts = { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) };
  const left = t('in', { left: t(minutes < 60 ? 'minutes' : 'hours', parts) });
  return (
    <li data-tone={tone} style={{ flexGrow: grow }}>
      <b>{time(moment.at)}</b>
      {tone === 'grey' ? null : <i>{left}</i>}
      <span>{t(moment.isClosing ? 'closing' : 'moment', { count: moment.orders })}</span>
    </li>
  );
}

/** What is still to come today, each moment as far from the next one as it is in time. */
export function DayRail({ moments, now }: { moments: readonly Moment[]; now: Date }) {
  const t = useTranslations('home.orders');
  const { time } = useFormats();
  const ahead = moments.filter(({ at }) => Date.parse(at) > now.getTime());
  const gap = (index: number): number => {
    const from = index < 0 ? now.getTime() : Date.parse(ahead[index]?.at ?? '');
    const to = ahead[index + 1]?.at;
    return to === undefined ? 0 : (Date.parse(to) - from) / minute;
  };
  if (ahead.length === 0) return null;
  return (
    <ol className={classes['rail']} aria-label={t('day')}>
      <li data-tone="now" style={{ flexGrow: gap(-1) }}>
        <b>{time(now)}</b>
        <span>{t('now')}</span>
      </li>
      {ahead.map((moment, index) => (
        <MomentItem key={moment.at} moment={moment} now={now} grow={gap(index)} />
      ))}
    </ol>
  );
}

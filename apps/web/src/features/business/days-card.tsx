import type { BusinessView } from '@offizin/contract/business/seller';
import { weekdayHead } from '@offizin/i18n/weekday-head';
import { useTranslations } from 'use-intl';
import { noonOf } from '../../parts/business/sales-words.ts';
import { currencySign } from '../../platform/currency-sign.ts';
import { useFormats } from '../../platform/formats.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { Card } from '../../ui/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import classes from './business.module.css';

const ComparedBars = lazyPart(async () => (await import('../../parts/charts/compared-bars.tsx')).ComparedBars, {
  waiting: <SkeletonLine width="60%" />,
});

/** The same as the drawing in a sentence. */
function useSpoken({ days, currency }: BusinessView): string {
  const t = useTranslations('business.day');
  const { money, shortDay } = useFormats();
  const write = (value: number) => money({ amount: value, currency });
  const words = days.map(({ day, value, before }) =>
    t('spokenDay', { day: shortDay(noonOf(day)), value: write(value), before: write(before.value) }),
  );
  return t('spoken', { days: words.join('; ') });
}

/** The days as bars, each with a line where the same weekday was a week before (MET-08). */
export function DaysCard({ view }: { view: BusinessView }) {
  const t = useTranslations('business.day');
  const { number, shortWeekday } = useFormats();
  const isPhone = useMedia(phone);
  const spoken = useSpoken(view);
  const last = view.days.at(-1)?.day;
  const bars = view.days.map(({ day, value, before }) => {
    const kind = day === last ? ('running' as const) : undefined;
    return { id: day, value: value / 100, before: before.value / 100, kind };
  });
  return (
    <Card
      title={t('title')}
      note={t('unit', { currency: currencySign })}
      action={
        <span className={classes['legend']} aria-hidden>
          <span data-mark="before">{t('before')}</span>
          <span data-mark="running">{t('running')}</span>
        </span>
      }
    >
      <p className={classes['spoken']}>{spoken}</p>
      <div className={classes['plot']} aria-hidden>
        <ComparedBars
          bars={bars}
          nameOf={(day) => (isPhone ? String(Number(day.slice(8))) : weekdayHead(shortWeekday(noonOf(day))))}
          // Fourteen bars leave a phone no room for words and figures: the table below has them.
          write={isPhone ? undefined : (value) => number(Math.round(value))}
          name={t('title')}
        />
      </div>
    </Card>
  );
}

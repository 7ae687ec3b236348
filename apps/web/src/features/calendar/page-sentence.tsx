import type { ClosurePlan } from '@offizin/contract/calendar/seller';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import type { ClosureValues } from './closure-values.ts';
import classes from './planner.module.css';
import { useDays } from './use-days.ts';

/** What the shop's page says while the closure is near. */
export function PageSentence({ values, plan }: { values: ClosureValues; plan: ClosurePlan | undefined }) {
  const t = useTranslations('holidays.page');
  const days = useDays();
  const { weekdayDay } = useFormats();
  const { from, to, offers } = values;
  const reason = values.reason.trim();
  const closed =
    from === to ? t('oneDay', { day: days.day(from) }) : t('days', { from: days.short(from), to: days.short(to) });
  const opens = plan?.absence.until ?? null;
  return (
    <section className={classes['page']} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p>
        <IconInfoCircle size={16} aria-hidden />
        <span>
          {reason === '' ? `${closed}.` : t('because', { closed, reason })}{' '}
          {opens === null ? null : t(`again.${offers}`, { day: weekdayDay(opens) })}
        </span>
      </p>
    </section>
  );
}

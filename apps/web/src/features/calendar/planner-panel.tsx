import type { ClosureView, HolidaysView } from '@offizin/contract/calendar/seller';
import { daysOf, closureLimits } from '@offizin/domain/calendar/closures';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { TextInput } from '../../ui/text-input.ts';
import { plannedDays } from './closure-values.ts';
import { planQuery } from './calendar-queries.ts';
import { OffersChoice } from './offers-choice.tsx';
import { OrdersInside } from './orders-inside.tsx';
import { PageSentence } from './page-sentence.tsx';
import classes from './planner.module.css';
import type { ClosureForm } from './use-closure-form.ts';

interface PlannerPanelProps {
  readonly form: ClosureForm;
  readonly view: HolidaysView;
  readonly closure: ClosureView | null;
}

function Days({ form, view }: PlannerPanelProps) {
  const t = useTranslations('holidays.planner');
  const { values } = form;
  return (
    <div className={classes['days']}>
      <DateField
        label={t('from')}
        value={values.from}
        min={view.today}
        error={form.errorOf('from')}
        onChange={(day) => {
          form.set('from', day);
          if (day !== '' && values.to < day) form.set('to', day);
        }}
      />
      <DateField
        label={t('to')}
        value={values.to}
        min={values.from || view.today}
        error={form.errorOf('to')}
        onChange={(day) => form.set('to', day)}
      />
      <div className={classes['reason']}>
        <TextInput {...form.text('reason')} label={t('reason')} maxLength={closureLimits.reason} autoComplete="off" />
      </div>
    </div>
  );
}

/** The closure that is planned or changed, and what it leads to before it is saved (PRO-13). */
export function PlannerPanel(props: PlannerPanelProps) {
  const { form, view, closure } = props;
  const t = useTranslations('holidays');
  const days = plannedDays(form.values, view, closure?.id ?? null);
  const { data, error } = useQuery({
    ...planQuery(days ?? { from: '', to: '' }, closure?.id ?? null),
    enabled: days !== null,
  });
  const plan = days === null ? undefined : data;
  return (
    <Card
      title={t(closure === null ? 'planner.new' : 'planner.change')}
      note={days === null ? undefined : t('days', { count: daysOf(days) })}
    >
      <Days {...props} />
      {days === null && form.values.from === '' ? <p className={classes['start']}>{t('planner.start')}</p> : null}
      {error !== null && days !== null ? <p className={classes['start']}>{t('planner.planFailed')}</p> : null}
      {plan === undefined || days === null ? null : <OrdersInside plan={plan} days={days} />}
      {days === null ? null : (
        <>
          <OffersChoice value={form.values.offers} plan={plan} onChange={(offers) => form.set('offers', offers)} />
          <PageSentence values={form.values} plan={plan} />
        </>
      )}
    </Card>
  );
}

import type { SyncSummary } from '@offizin/contract/sync/seller';
import { type Remedy, syncResultTable, type SyncResultType } from '@offizin/domain/sync/result-types';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { ChangeButton } from '../../../parts/change-button.tsx';
import classes from './plan-card.module.css';
import { useStartRemedy } from '../remedies/start-remedy.ts';
import { shareAfterPlan } from './sync-state.ts';
import { useRemedyDesk } from '../remedies/remedy-desk.tsx';

/** What there is to fix, by what fixes it. */
const things = {
  set_to_limit: 'price',
  set_to_recommended: 'recommended',
  add_stock: 'stock',
  choose_product: 'match',
  upload_certificate: 'certificate',
  request_contract: 'contract',
  correct_code: 'row',
  reactivate: 'row',
  see_request: 'row',
  none: 'row',
} as const satisfies Readonly<Record<Remedy, string>>;

function useThing() {
  const t = useTranslations('sync.plan');
  return ({ finding, products }: { finding: SyncResultType; products: number }) =>
    t(`thing.${things[syncResultTable[finding].remedy]}`, { count: products });
}

function AllRight() {
  const t = useTranslations('sync.plan');
  return (
    <section className={classes['card']} aria-label={t('label')}>
      <h2 className={classes['right']}>
        <IconCircleCheck size={18} aria-hidden />
        {t('right.title')}
      </h2>
      <p>{t('right.text')}</p>
    </section>
  );
}

/** The few causes that help most when fixed, and the button that begins with the first (SYN-08). */
export function PlanCard({ summary }: { summary: SyncSummary }) {
  const t = useTranslations('sync');
  const { percent } = useFormats();
  const thing = useThing();
  const desk = useRemedyDesk();
  const start = useStartRemedy();
  const { plan, step } = summary;
  const [first, ...others] = plan.causes;
  const cause = summary.causes.find(({ finding, colour }) => finding === first?.finding && colour === 'red');
  if (first === undefined || cause === undefined || step === null || plan.stepAfter === null) return <AllRight />;
  const texts = { from: t(`step.${step}`), to: t(`step.${plan.stepAfter}`), percent: percent(shareAfterPlan(summary)) };
  return (
    <section className={classes['card']} aria-label={t('plan.label')}>
      <h2>{t('plan.title', { count: plan.causes.length, products: plan.products })}</h2>
      <p className={classes['leads']}>{step === plan.stepAfter ? t('plan.stays', texts) : t('plan.leads', texts)}</p>
      <div className={classes['actions']}>
        <ChangeButton
          area="offers"
          tone="primary"
          running={desk.isRunning(first) && t('action.running')}
          onClick={() => start(cause)}
        >
          {t('plan.start', { what: thing(first) })}
        </ChangeButton>
        {others.length > 0 ? <span>{t('plan.next', { what: others.map(thing).join(', ') })}</span> : null}
      </div>
    </section>
  );
}

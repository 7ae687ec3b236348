import type { PayoutView } from '@offizin/contract/payout/seller';
import { shownSteps, type StepMark } from '@offizin/domain/payout/requirements';
import { IconAlertCircle, IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './payout.module.css';

const icons: Readonly<Record<StepMark, ReactNode>> = {
  done: <IconCheck size={13} stroke={2.4} />,
  missing: <IconAlertCircle size={13} stroke={2.4} />,
  invalid: <IconAlertCircle size={13} stroke={2.4} />,
  running: <IconHourglass size={13} stroke={2.4} />,
  refused: <IconX size={13} stroke={2.4} />,
  open: null,
};

/** The way to an account that may be paid to, and how far each step is. */
export function Steps({ view }: { view: PayoutView }) {
  const t = useTranslations('payout');
  return (
    <ol className={classes['steps']} aria-label={t('steps')}>
      {shownSteps(view.state, view.requirements).map(({ step, mark, count }, index) => (
        <li key={step} data-mark={mark}>
          <span className={classes['disc']} aria-hidden>
            {icons[mark] ?? index + 1}
          </span>
          <b>{t(`step.${step}`)}</b>
          <span>{t(`mark.${mark}`, { count })}</span>
        </li>
      ))}
    </ol>
  );
}

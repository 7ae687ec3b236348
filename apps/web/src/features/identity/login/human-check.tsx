import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { proveHuman } from '../../../platform/prove-human.ts';
import { FieldError } from '../../../ui/field.tsx';
import { PlainCheckbox } from '../../../ui/plain-field.tsx';
import classes from './human-check.module.css';

/** The human check: one tick, then the browser works for a moment; nobody else is asked (AUT-09). */
export function HumanCheck({ onSolved }: { onSolved: (solved: string) => void }) {
  const t = useTranslations('session');
  const [state, setState] = useState<'open' | 'working' | 'done' | 'failed'>('open');
  const start = () => {
    setState('working');
    proveHuman()
      .then((solved) => {
        setState('done');
        onSolved(solved);
      })
      .catch(() => setState('failed'));
  };
  return (
    <div className={classes['check']} aria-busy={state === 'working'}>
      <PlainCheckbox
        label={t('humanCheck')}
        checked={state === 'working' || state === 'done'}
        disabled={state === 'working' || state === 'done'}
        onChange={start}
        error={state === 'failed' ? <FieldError>{t('humanCheckFailed')}</FieldError> : undefined}
      />
      <div data-human-check />
      {state === 'working' ? <span className={classes['spin']} aria-hidden /> : null}
    </div>
  );
}

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { FieldError } from '../../ui/field.tsx';
import { PlainCheckbox } from '../../ui/plain-field.tsx';
import classes from './human-check.module.css';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Fetches a puzzle of the portal and solves it; resolves with what the server wants to see. */
async function prove(): Promise<string> {
  const challenge = (await call('GET /auth/challenge', {})) as Partial<Challenge> as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}

/** The human check: one tick, then the browser works for a moment; nobody else is asked (AUT-09). */
export function HumanCheck({ onSolved }: { onSolved: (solved: string) => void }) {
  const t = useTranslations('session');
  const [state, setState] = useState<'open' | 'working' | 'done' | 'failed'>('open');
  const start = () => {
    setState('working');
    prove()
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
      {state === 'working' ? <span className={classes['spin']} aria-hidden /> : null}
    </div>
  );
}

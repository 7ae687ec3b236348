import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { FieldError } from '../../../ui/field.tsx';
import { NewPassword } from '../../../parts/passwords/new-password.tsx';
import { ChooseButton } from './choose-button.tsx';
import { ChooseNotices } from './choose-notices.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import classes from './create-pass.module.css';
import { NewCode } from './new-code.tsx';
import { type ChooseStepProps, useChooseStep } from './use-choose-step.ts';

/** Step 2: the code and the new password; after a refusal the focus is where something needs doing. */
export function ChooseStep(props: ChooseStepProps) {
  const t = useTranslations('passwords');
  const formats = useFormats();
  const code = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const state = useChooseStep(props, { code, password });
  const { refusal, typed, type } = state;
  const { expiresAt } = props.asked;
  const said = (at: 'code' | 'password') => (refusal?.at === at ? <FieldError>{refusal.text}</FieldError> : undefined);
  return (
    <>
      <p className={classes['step']}>{t('step', { step: '2' })}</p>
      <h1 className={classes['title']}>{t('title')}</h1>
      <p className={classes['sent']}>
        {t('panel.sentText')} {t('panel.valid', { time: formats.time(expiresAt) })}.
      </p>
      <form className={classes['fields']} onSubmit={state.submit} noValidate>
        <ChooseNotices state={state} expiresAt={expiresAt} />
        <div>
          <CodeInput
            ref={code}
            label={t('code')}
            value={typed.code}
            onChange={(digits) => type({ code: digits })}
            error={said('code')}
          />
          {state.isExpired ? null : <NewCode wait={state.wait} newCode={state.newCode} />}
        </div>
        <NewPassword
          ref={password}
          name="password"
          label={t('newPassword')}
          value={typed.password}
          onChange={({ currentTarget }) => type({ password: currentTarget.value })}
          error={said('password')}
          isUsedBefore={refusal?.at === 'password' && refusal.isUsedBefore}
        />
        <ChooseButton state={state} />
      </form>
      <Link to="/login" className={classes['back']}>
        {t('back')}
      </Link>
    </>
  );
}

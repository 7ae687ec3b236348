import type { CallReply } from '@offizin/contract/client-types';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { csrf } from '../../../platform/csrf.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useNow } from '../../../platform/now.ts';
import { useBeforeSessionEnds } from '../../../platform/use-before-session-ends.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type PasswordValues, usePasswordChoice } from '../../../parts/passwords/password-choice.ts';
import { NewPassword } from '../../../parts/passwords/new-password.tsx';
import { timeLeft } from '../../../ui/time-left.tsx';
import { accessQuery } from './access-queries.ts';
import classes from './password-form.module.css';

interface PasswordFormProps {
  readonly asked: CallReply<'POST /access/password-code'>;
  readonly email: string;
  readonly isAsking: boolean;
  readonly onAskAgain: () => void;
  readonly onCancel: () => void;
  readonly onSaved: (endedSessions: number) => void;
}

function usePasswordForm({ asked, onSaved }: PasswordFormProps) {
  const queries = useQueryClient();
  const code = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<PasswordValues>({ code: '', password: '' });
  const { refusal, isSending, clear, save } = usePasswordChoice(async (values) => {
    const { endedSessions } = await call('PUT /access/password', { body: { flow: asked.flow, ...values } });
    csrf.forget();
    await queries.invalidateQueries(accessQuery);
    onSaved(endedSessions);
  });
  useBeforeSessionEnds({ isUnsaved: () => typed.password !== '' });
  const type = (change: Partial<PasswordValues>) => {
    setTyped({ ...typed, ...change });
    clear();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refused = await save(typed);
    if (refused?.at === 'password') password.current?.focus();
    else if (refused !== null) code.current?.focus();
  };
  const said = (at: 'code' | 'password') => (refusal?.at === at ? <FieldError>{refusal.text}</FieldError> : undefined);
  return { code, password, typed, type, refusal, isSending, submit, said };
}

type PasswordFormState = ReturnType<typeof usePasswordForm>;

/** The boxes for the code, how long it works, and when another one can be asked for. */
function CodePart({ form, asked, email, isAsking, onAskAgain }: PasswordFormProps & { form: PasswordFormState }) {
  const t = useTranslations('access.password');
  const tActions = useTranslations('actions');
  const tPasswords = useTranslations('passwords');
  const formats = useFormats();
  const wait = timeLeft(asked.nextCodeAt, useNow(1000));
  const { code, typed, type, said } = form;
  useEffect(() => code.current?.focus(), [code]);
  const askAgain = () => {
    type({ code: '' });
    onAskAgain();
  };
  return (
    <div className={classes['code']}>
      <CodeInput
        ref={code}
        label={t('sentTo', { email })}
        value={typed.code}
        onChange={(digits) => type({ code: digits })}
        error={said('code')}
      />
      <p>
        {t('valid', { time: formats.time(asked.expiresAt) })}
        <br />
        {wait === null ? (
          <Button tone="link" running={isAsking && tActions('sending')} onClick={askAgain}>
            {tPasswords('newCode')}
          </Button>
        ) : (
          tPasswords('nextIn', { time: wait })
        )}
      </p>
    </div>
  );
}

/** The code of the mail and the new password; a new code empties the boxes, and the password stays. */
export function PasswordForm(props: PasswordFormProps) {
  const t = useTranslations('access.password');
  const tActions = useTranslations('actions');
  const tPasswords = useTranslations('passwords');
  const form = usePasswordForm(props);
  const { password, typed, type, refusal, isSending, submit, said } = form;
  return (
    <form className={classes['form']} onSubmit={(event) => void submit(event)} noValidate>
      {refusal?.at === 'expired' ? <Notice tone="amber" title={tPasswords('expired')} /> : null}
      {refusal?.at === 'form' ? <Notice tone="red" title={refusal.text} /> : null}
      <CodePart key={props.asked.flow} form={form} {...props} />
      <NewPassword
        ref={password}
        name="password"
        label={tPasswords('newPassword')}
        value={typed.password}
        onChange={({ currentTarget }) => type({ password: currentTarget.value })}
        error={said('password')}
        isUsedBefore={refusal?.at === 'password' && refusal.isUsedBefore}
      />
      <div className={classes['actions']}>
        <Button type="submit" tone="primary" running={isSending && tActions('saving')}>
          {t('save')}
        </Button>
        <Button tone="ghost" onClick={props.onCancel}>
          {tActions('cancel')}
        </Button>
        <span>{t('ends')}</span>
      </div>
    </form>
  );
}

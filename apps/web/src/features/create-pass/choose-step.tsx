import { Link } from '@tanstack/react-router';
import { IconMailForward } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { PlainPassword } from '../../ui/plain-password.tsx';
import type { AskedCode } from './asked-code.ts';
import { CodeInput } from './code-input.tsx';
import classes from './create-pass.module.css';
import { NewCode } from './new-code.tsx';
import { Notice } from './notice.tsx';
import { PasswordRulesList } from './password-rules-list.tsx';
import { useChoose } from './use-choose.ts';
import { useNewCode } from './use-new-code.ts';
import { timeLeft } from './time-left.tsx';
import { useNow } from '../../platform/now.ts';

interface ChooseStepProps {
  readonly asked: AskedCode;
  /** Empty after the page was loaded again: then a new code begins with the address. */
  readonly email: string;
  readonly onAsked: (code: AskedCode) => void;
  readonly onSaved: (endedSessions: number) => void;
}

/** Step 2: the code and the new password; after a refusal the focus is where something is to be done, and what was typed stays. */
export function ChooseStep({ asked, email, onAsked, onSaved }: ChooseStepProps) {
  const t = useTranslations('passwords');
  const formats = useFormats();
  const rulesId = useId();
  const code = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ code: '', password: '' });
  const choosing = useChoose(asked, onSaved);
  const { refusal } = choosing;
  const isExpired = refusal?.at === 'expired';
  const wait = timeLeft(asked.nextCodeAt, useNow(1000));
  const newCode = useNewCode({
    email,
    onAsked: (next) => {
      onAsked(next);
      choosing.clear();
      setTyped((now) => ({ ...now, code: '' }));
      code.current?.focus();
    },
  });
  useEffect(() => code.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isExpired) return newCode.send();
    const refused = await choosing.save(typed);
    if (refused?.at === 'password') password.current?.focus();
    else if (refused !== null) code.current?.focus();
  };
  const type = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change });
    if (!isExpired) choosing.clear();
  };
  const said = (at: 'code' | 'password') => (refusal?.at === at ? <FieldError>{refusal.text}</FieldError> : undefined);
  return (
    <>
      <p className={classes['step']}>{t('step', { step: '2' })}</p>
      <h1 className={classes['title']}>{t('title')}</h1>
      <p className={classes['sent']}>
        {t('panel.sentText')} {t('panel.valid', { time: formats.time(asked.expiresAt) })}.
      </p>
      <form className={classes['fields']} onSubmit={(event) => void submit(event)} noValidate>
        {isExpired ? (
          <Notice tone="amber" title={t('expired')}>
            {t('expiredText', { time: formats.time(asked.expiresAt) })}
          </Notice>
        ) : null}
        {refusal?.at === 'form' ? (
          <Notice tone="red" title={refusal.text}>
            {null}
          </Notice>
        ) : null}
        {newCode.refusal === null ? null : (
          <Notice tone="red" title={t('cannotSend')}>
            {newCode.refusal}
          </Notice>
        )}
        <div>
          <CodeInput
            ref={code}
            label={t('code')}
            value={typed.code}
            onChange={(digits) => type({ code: digits })}
            error={said('code')}
          />
          {isExpired ? null : <NewCode wait={wait} newCode={newCode} />}
        </div>
        <div>
          <PlainPassword
            ref={password}
            name="password"
            label={t('newPassword')}
            autoComplete="new-password"
            describedBy={rulesId}
            value={typed.password}
            onChange={({ currentTarget }) => type({ password: currentTarget.value })}
            error={said('password')}
          />
          <PasswordRulesList
            id={rulesId}
            password={typed.password}
            isUsedBefore={refusal?.at === 'password' && refusal.isUsedBefore}
          />
        </div>
        {isExpired ? (
          <Button
            type="submit"
            tone="primary"
            size="large"
            wide
            icon={<IconMailForward size={18} aria-hidden />}
            running={newCode.isSending && t('sending')}
            disabled={wait !== null}
          >
            {wait === null ? t('newCode') : t('nextIn', { time: wait })}
          </Button>
        ) : (
          <Button
            type="submit"
            tone="primary"
            size="large"
            wide
            hint="Enter"
            running={choosing.isSending && t('saving')}
          >
            {t('save')}
          </Button>
        )}
      </form>
      <Link to="/login" className={classes['back']}>
        {t('back')}
      </Link>
    </>
  );
}

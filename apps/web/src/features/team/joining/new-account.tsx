import { passwordFault, passwordLength } from '@offizin/domain/identity/password-rules';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { enterShop } from '../../../platform/enter-shop.ts';
import { useLocaleSwitch } from '../../../platform/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { useForm } from '../../../ui/form/use-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PlainTextInput } from '../../../ui/plain-field.tsx';
import { NewPassword } from '../../../parts/passwords/new-password.tsx';
import classes from './invitation.module.css';

const initial = { name: '', password: '' };

function wrong({ name, password }: typeof initial) {
  const isGood = password.length >= passwordLength.min && passwordFault(password) === null;
  return [
    ...(name.trim() === '' ? [{ path: 'body.name', code: 'field.required' }] : []),
    ...(isGood ? [] : [{ path: 'body.password', code: 'field.too_simple' }]),
  ];
}

/** Who has no account chooses a name and a password, and is in the team. */
export function NewAccount({ email }: { email: string }) {
  const t = useTranslations('team.invitation');
  const { code: locale } = useLocaleSwitch();
  const password = useRef<HTMLInputElement>(null);
  const form = useForm({
    keptAs: null,
    initial,
    check: wrong,
    texts: { name: () => t('nameMissing') },
    send: (values) => call('POST /invitation/register', { body: { ...values, name: values.name.trim(), locale } }),
    onSent: enterShop,
  });
  return (
    <form id={form.id} className={classes['fields']} onSubmit={form.submit} noValidate>
      {form.summary === null ? null : <Notice tone="red" title={form.summary} />}
      <PlainTextInput label={t('email')} name="username" autoComplete="username" value={email} readOnly />
      <PlainTextInput label={t('name')} autoComplete="name" {...form.text('name')} />
      <NewPassword ref={password} label={t('password')} {...form.text('password')} />
      <Button type="submit" tone="primary" size="large" wide running={form.isSending && t('join')}>
        {t('join')}
      </Button>
    </form>
  );
}

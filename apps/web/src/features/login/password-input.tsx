import { TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './login-screen.module.css';

export interface PasswordInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly error: ReactNode;
}

/** The password, hidden until it is asked for in words. */
export function PasswordInput({ ref, error }: PasswordInputProps) {
  const t = useTranslations('session');
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      ref={ref}
      name="password"
      type={shown ? 'text' : 'password'}
      label={t('password')}
      size="md"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      rightSectionWidth={112}
      rightSection={
        <button type="button" className={classes['show']} aria-label={shown ? t('hidePassword') : t('showPassword')} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
          {shown ? t('hide') : t('show')}
        </button>
      }
    />
  );
}

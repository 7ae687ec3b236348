import { TextInput, type TextInputProps } from '@mantine/core';
import { IconArrowBigUpLine, IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldWarning } from './field.tsx';
import classes from './password-field.module.css';

/** A password that can be shown, with a word of warning while caps lock is on. */
export function PasswordField(props: Omit<TextInputProps, 'type'>) {
  const t = useTranslations('session');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
        rightSectionWidth="max-content"
        rightSection={
          <button type="button" className={classes['toggle']} aria-label={shown ? t('hidePassword') : t('showPassword')} onClick={() => setShown(!shown)}>
            {shown ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
            <span aria-hidden>{shown ? t('hide') : t('show')}</span>
          </button>
        }
      />
      {capsLock ? <FieldWarning icon={<IconArrowBigUpLine size={14} aria-hidden />}>{t('capsLock')}</FieldWarning> : null}
    </div>
  );
}

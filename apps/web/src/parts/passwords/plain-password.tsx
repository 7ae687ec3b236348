import { IconArrowBigUpLine, IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldWarning } from '../../ui/field.tsx';
import { PlainTextInput } from '../../ui/plain-field.tsx';
import classes from './plain-password.module.css';

export interface PlainPasswordProps {
  readonly label: string;
  /** Whether it is one that exists or one that is chosen: browsers fill in the one and propose the other. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly ref: Ref<HTMLInputElement>;
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur?: () => void;
  /** The id of what says more about it. */
  readonly describedBy?: string;
  readonly error: ReactNode;
}

/** The password, hidden until its button shows it; warns while caps lock is on. */
export function PlainPassword({ onBlur, describedBy, ...field }: PlainPasswordProps) {
  const t = useTranslations('session');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <PlainTextInput
        {...field}
        aria-describedby={describedBy}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => {
          setCapsLock(false);
          onBlur?.();
        }}
        rightSection={
          <button
            type="button"
            className={classes['show']}
            aria-label={shown ? t('hidePassword') : t('showPassword')}
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
            <span>{shown ? t('hide') : t('show')}</span>
          </button>
        }
      />
      {capsLock ? (
        <FieldWarning icon={<IconArrowBigUpLine size={14} aria-hidden />}>{t('capsLock')}</FieldWarning>
      ) : null}
    </div>
  );
}

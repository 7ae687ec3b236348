import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CodeInput } from '../../ui/code-input.tsx';
import { PlainTextInput } from '../../ui/plain-field.tsx';
import { PlainPassword } from '../passwords/plain-password.tsx';
import type { TypedProof } from './use-typed-proof.tsx';

type ProofFieldProps = Omit<TypedProof, 'choose'>;

/** The field of the way that is chosen; the focus goes to it. */
export function ProofField({ form, field, way, error }: ProofFieldProps) {
  const t = useTranslations('secondStep');
  useEffect(() => field.current?.focus(), [field]);
  if (way === 'code')
    return (
      <CodeInput
        ref={field}
        label={t('code')}
        value={form.values.code}
        onChange={(digits) => form.set('code', digits)}
        error={error}
      />
    );
  const shared = { ...form.text(way), ref: field, error };
  if (way === 'password')
    return <PlainPassword {...shared} label={t('proof.password')} autoComplete="current-password" />;
  return (
    <PlainTextInput
      {...shared}
      label={t('recoveryCode')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  );
}

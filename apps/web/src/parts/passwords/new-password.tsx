import { useId } from 'react';
import { PasswordRulesList } from './password-rules-list.tsx';
import { PlainPassword, type PlainPasswordProps } from './plain-password.tsx';

interface NewPasswordProps extends Omit<PlainPasswordProps, 'autoComplete' | 'describedBy'> {
  /** Whether the server knows the password from before; left out where there is none before. */
  readonly isUsedBefore?: boolean;
}

/** A password that is being chosen, with its rules beneath it. */
export function NewPassword({ isUsedBefore, ...field }: NewPasswordProps) {
  const rulesId = useId();
  return (
    <div>
      <PlainPassword {...field} autoComplete="new-password" describedBy={rulesId} />
      <PasswordRulesList id={rulesId} password={field.value} {...(isUsedBefore !== undefined && { isUsedBefore })} />
    </div>
  );
}

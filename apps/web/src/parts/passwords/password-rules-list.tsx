import { passwordLength, passwordRules } from '@offizin/domain/identity/password-rules';
import { IconCircleCheck, IconCircleDashed, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './password-rules-list.module.css';

const names = ['length', 'upper_case', 'lower_case', 'digit', 'special', 'no_spaces'] as const;
type RuleName = (typeof names)[number];

const isMet = (rule: RuleName, password: string): boolean =>
  rule === 'length' ? password.length >= passwordLength.min : password !== '' && passwordRules[rule].test(password);

interface PasswordRulesListProps {
  readonly id: string;
  readonly password: string;
  /** Whether the server knows the password from before; left out where there is none before. */
  readonly isUsedBefore?: boolean;
}

/** Each rule of a password, ticked as it is met (AUT-11); whether it is a new one only the server knows. */
export function PasswordRulesList({ id, password, isUsedBefore }: PasswordRulesListProps) {
  const t = useTranslations('passwords');
  const Before = isUsedBefore ? IconX : IconCircleDashed;
  return (
    <ul id={id} className={classes['rules']}>
      {names.map((rule) => {
        const met = isMet(rule, password);
        const Icon = met ? IconCircleCheck : IconCircleDashed;
        return (
          <li key={rule} data-met={met || undefined}>
            <Icon size={16} role="img" aria-label={t(met ? 'ruleState.met' : 'ruleState.open')} />
            {t(`rule.${rule}`)}
          </li>
        );
      })}
      {isUsedBefore === undefined ? null : (
        <li className={classes['before']} data-wrong={isUsedBefore || undefined}>
          <Before size={16} aria-hidden />
          {t('rule.not_before')}
          {isUsedBefore ? null : <small>{t('rule.onSaving')}</small>}
        </li>
      )}
    </ul>
  );
}

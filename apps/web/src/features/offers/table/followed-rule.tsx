import type { FollowedRule, OfferRow } from '@offizin/contract/offers/seller';
import { screenDenial, screens } from '@offizin/domain/access/screens';
import { IconClock, IconTargetArrow } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrandFormats } from '../../../platform/formats.ts';
import { useNow } from '../../../platform/now.ts';
import { subjectOf, useSignedIn } from '../../../platform/session.ts';
import classes from './followed-rule.module.css';

/** Until when the rule leaves the offer alone, in words; null where it does not. */
function useWaitsUntil({ waitsUntil }: FollowedRule): string | null {
  const { dateTime } = useBrandFormats();
  const now = useNow();
  return waitsUntil !== null && new Date(waitsUntil) > now ? dateTime(waitsUntil) : null;
}

/** The rule, where the visitor may look at price rules a way to it. */
function RuleName({ rule, children }: { rule: FollowedRule; children: ReactNode }) {
  const isOpen = screenDenial('price_rules', subjectOf(useSignedIn())) === null;
  if (!isOpen) return <span>{children}</span>;
  return (
    <Link to={screens.price_rules.path} search={{ rule: rule.ruleId }}>
      {children}
    </Link>
  );
}

/** The name of the rule in a row, with a clock while it waits. */
export function RuleCell({ rule }: { rule: FollowedRule }) {
  const t = useTranslations('offers.followed');
  const until = useWaitsUntil(rule);
  const waits = until === null ? undefined : t('waitsUntil', { until });
  return (
    <span className={classes['cell']} title={waits === undefined ? rule.name : `${rule.name}, ${waits}`}>
      <RuleName rule={rule}>{rule.name}</RuleName>
      {waits === undefined ? null : <IconClock size={14} role="img" aria-label={waits} />}
    </span>
  );
}

/** Which rule an offer follows, and what becomes of a price that is set by hand; nothing where it follows none. */
export function FollowedRuleNote({ offer: { rule, feed } }: { offer: OfferRow }) {
  return rule === null ? null : <Note rule={rule} isCarried={feed !== null} />;
}

function Note({ rule, isCarried }: { rule: FollowedRule; isCarried: boolean }) {
  const t = useTranslations('offers.followed');
  const until = useWaitsUntil(rule);
  const link = (text: ReactNode) => <RuleName rule={rule}>{text}</RuleName>;
  return (
    <div className={classes['note']}>
      <IconTargetArrow size={16} aria-hidden />
      <p>
        {t.rich('follows', { rule: rule.name, link })} {until === null ? t('edit') : t('waits', { until })}
        {isCarried ? ` ${t('carries')}` : null}
      </p>
    </div>
  );
}

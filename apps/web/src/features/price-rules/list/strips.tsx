import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { IconHandStop, IconPlayerPause, IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBeforeSessionEnds } from '../../../platform/use-before-session-ends.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useCause } from '../hold/use-cause.ts';
import { useWhen } from '../rule-words.ts';
import classes from './list.module.css';
import { useWaitingPauses } from './use-pause.ts';

function Strip({ icon, tone, children }: { icon: ReactNode; tone: 'amber' | 'grey'; children: ReactNode }) {
  return (
    <div className={classes['strip']} data-tone={tone}>
      {icon}
      {children}
    </div>
  );
}

function HeldStrip({ rule, list }: { rule: RuleView; list: RuleList }) {
  const t = useTranslations('priceRules.strip');
  const cause = useCause(list.limits);
  const when = useWhen();
  if (rule.hold === null) return null;
  return (
    <Strip tone="amber" icon={<IconHandStop size={18} aria-hidden />}>
      <p>
        <b>{t('title', { name: rule.name })}</b> {t('text', { when: when(rule.hold.at), cause: cause(rule.hold) })}
      </p>
      <ButtonLink to="." search={{ rule: rule.ruleId }}>
        {t('decide')}
      </ButtonLink>
    </Strip>
  );
}

/** What the brake holds, with its cause and the way to decide. */
export function HeldStrips({ list }: { list: RuleList }) {
  return list.rules.map((rule) => <HeldStrip key={rule.ruleId} rule={rule} list={list} />);
}

/** What was paused without a connection, until it is sent. */
export function WaitingStrips() {
  const t = useTranslations('priceRules.waits');
  const waiting = useWaitingPauses();
  useBeforeSessionEnds({ isUnsaved: () => waiting.length > 0 });
  return waiting.map(({ rule, takeBack }) => (
    <Strip key={rule?.ruleId ?? 'all'} tone="grey" icon={<IconPlayerPause size={18} aria-hidden />}>
      <p role="status">{rule === null ? t('all') : t('rule', { name: rule.name })}</p>
      <Button size="small" onClick={takeBack}>
        {t('takeBack')}
      </Button>
    </Strip>
  ));
}

/** What keeps all rules from acting. */
export function StateStrips({ list: { pausedAll, silentSince } }: { list: RuleList }) {
  const t = useTranslations('priceRules');
  const when = useWhen();
  return (
    <>
      {pausedAll === null ? null : (
        <Strip tone="grey" icon={<IconPlayerPause size={18} aria-hidden />}>
          <p>{t('allPaused', { when: when(pausedAll.at), who: pausedAll.by })}</p>
        </Strip>
      )}
      {silentSince === null ? null : (
        <Strip tone="amber" icon={<IconWifiOff size={18} aria-hidden />}>
          <p>{t('silent', { when: when(silentSince) })}</p>
        </Strip>
      )}
    </>
  );
}

import type { RuleList } from '@offizin/contract/price-rules/views';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../parts/page-head.tsx';
import { phone, useMedia } from '../../platform/media.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SkeletonRows } from '../../ui/list/list-states.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { loadTopics } from '../../platform/messages.ts';
import { HoldPage } from './hold/hold-page.tsx';
import { PhoneRule } from './hold/phone-rule.tsx';
import type { RulesQuery } from './list/rule-list-page.tsx';

const waiting = <SkeletonRows label="" count={6} />;

/** What only desktops and tablets show. */
const RuleEditor = lazyPart(
  async () => {
    const [{ RuleEditor: Editor }] = await Promise.all([
      import('./editor/rule-editor.tsx'),
      loadTopics(['priceRuleEditor', 'exports']),
    ]);
    return Editor;
  },
  { waiting, isAwaited: true },
);

function NotThere() {
  const t = useTranslations('priceRules.missing');
  return (
    <StatePanel icon={<IconAlertCircle />} title={t('title')} text={t('text')}>
      <ButtonLink to=".">{t('back')}</ButtonLink>
    </StatePanel>
  );
}

function OneRule({ list, ruleId }: { list: RuleList; ruleId: string }) {
  const onPhone = useMedia(phone);
  const rule = list.rules.find((each) => each.ruleId === ruleId);
  if (rule === undefined) return <NotThere />;
  if (rule.hold !== null) return <HoldPage rule={rule} hold={rule.hold} list={list} />;
  return onPhone ? <PhoneRule rule={rule} list={list} /> : <RuleEditor rule={rule} list={list} />;
}

/** One rule: what the brake holds is decided first, else its terms are edited; phones see, pause and decide (52b, 52d). */
export function RulePage({ query, ruleId }: { query: RulesQuery; ruleId: string }) {
  const title = useTranslations('shell.screen')('price_rules');
  const t = useTranslations('priceRules.failed');
  const tActions = useTranslations('actions');
  if (query.data !== undefined) return <OneRule list={query.data} ruleId={ruleId} />;
  return (
    <>
      <PageHead title={title} />
      <QueryState query={query} failed={{ title: t('title'), text: t('text'), retry: tActions('tryAgain') }}>
        {() => null}
      </QueryState>
    </>
  );
}

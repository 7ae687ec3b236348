import type { RuleChange, RuleChangeCounts, RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { historyRows } from '@offizin/domain/price-rules/history-rows';
import { IconChevronLeft } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../parts/page-head.tsx';
import { useControlKeys } from '../../../platform/control-keys.ts';
import { CountTabs } from '../../../ui/count-tabs.tsx';
import { usePages } from '../../../ui/list/pages.ts';
import { BesidePane } from '../../../ui/side-pane.tsx';
import { ViewChips } from '../../../ui/view-chips.tsx';
import { useWayBack } from '../../../ui/way-back.ts';
import { StateChip } from '../state-chip.tsx';
import { ChangeList } from './change-list.tsx';
import { EventList } from './event-list.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryFoot } from './history-foot.tsx';
import { changesQuery, countsQuery } from './history-queries.ts';
import { type HistorySearch, historyAddress, historyTabs, useHistorySearch } from './history-search.ts';
import classes from './history.module.css';
import { OfferDrawer } from './offer-drawer.tsx';
import { RestoreDay } from './restore-day.tsx';
import { rowLink } from './row-link.ts';
import { TrendPart } from './trend-part.tsx';

interface PageProps {
  /** Undefined until the rules are read. */
  readonly list: RuleList | undefined;
  /** Null for the history of all rules. */
  readonly ruleId: string | null;
}

function Head({ list, ruleId }: PageProps) {
  const t = useTranslations('priceRuleHistory');
  const rule = list?.rules.find((each) => each.ruleId === ruleId);
  const missing = list === undefined ? t('title') : t('deletedRule');
  const title = ruleId === null ? t('all') : (rule?.name ?? missing);
  usePageTitle(title);
  return (
    <div className={classes['head']}>
      <Link to="." search={{}} className={classes['back']} aria-label={t('back')} title={t('back')}>
        <IconChevronLeft size={18} aria-hidden />
      </Link>
      <div className={classes['name']}>
        <h1>{title}</h1>
        {rule === undefined ? null : <StateChip rule={rule} />}
      </div>
      <RestoreDay ruleId={ruleId} />
    </div>
  );
}

function Tabs({
  ruleId,
  tab,
  counts,
}: Pick<PageProps, 'ruleId'> & Pick<HistorySearch, 'tab'> & { counts: RuleChangeCounts | undefined }) {
  const t = useTranslations('priceRuleHistory');
  const tabs = historyTabs.map((key) => ({
    key,
    label: t(`tab.${key}`),
    count: key === 'trend' ? undefined : counts?.[key],
    search: historyAddress(ruleId, key),
  }));
  return <CountTabs label={t('tabs')} tabs={tabs} current={tab} />;
}

/** The changes of today, and which way they went; pressed again one shows everything. */
function Views({
  ruleId,
  narrowed: { show, ...others },
  counts,
}: Pick<PageProps, 'ruleId'> & Pick<HistorySearch, 'narrowed'> & { counts: RuleChangeCounts | undefined }) {
  const t = useTranslations('priceRuleHistory');
  const chips = historyRows.map((key) => ({
    key,
    label: t(`filter.${key}`),
    count: counts?.[key],
    search: historyAddress(ruleId, 'changes', { ...others, ...(show !== key && { show: key }) }),
  }));
  return <ViewChips label={t('filter.views')} chips={chips} current={show ?? ''} />;
}

/** The row that is open, or was last: when it closes the focus is on it, wherever the arrows have led meanwhile. */
function useFocusBack(change: string | undefined): string | null {
  const [kept, setKept] = useState(change ?? null);
  if (change !== undefined && change !== kept) setKept(change);
  const before = useRef(change);
  useEffect(() => {
    if (change === undefined && before.current !== undefined) rowLink(before.current)?.focus({ preventScroll: true });
    before.current = change;
  }, [change]);
  return kept;
}

interface RowsProps extends PageProps {
  readonly tab: 'changes' | 'stopped';
  readonly search: HistorySearch;
  readonly counts: RuleChangeCounts | undefined;
}

/** The rows of a tab, and the one that is open at the side. */
function Rows({ list, ruleId, tab, search, counts }: RowsProps) {
  const { narrowed, opened } = search;
  const query = changesQuery(ruleId, tab, narrowed);
  const pages = usePages<RuleChange>(useInfiniteQuery(query), query.queryKey);
  const kept = useFocusBack(opened.change);
  const address = historyAddress(ruleId, tab, narrowed);
  const close = useWayBack(opened.product !== undefined, address);
  const total = counts && (tab === 'changes' ? counts.changes + counts.stopped : counts.stopped);
  return (
    <>
      <HistoryFilters {...{ ruleId, tab, narrowed, counts }} />
      <ChangeList {...{ list, ruleId, tab, narrowed, pages, total, kept }} open={opened.change} />
      {opened.product === undefined ? null : (
        <OfferDrawer
          productId={opened.product}
          change={opened.change}
          address={address}
          pages={pages}
          list={list}
          onClose={close}
        />
      )}
    </>
  );
}

function Foot({ list, ruleId }: PageProps) {
  const rule: RuleView | undefined = list?.rules.find((each) => each.ruleId === ruleId);
  if (list === undefined || (ruleId !== null && rule === undefined)) return null;
  return <HistoryFoot list={list} rule={rule} />;
}

/** What a rule did, or all of them: changes, what stopped them, who changed them, and where it led (52c). */
export function HistoryPage({ list, ruleId }: PageProps) {
  const search = useHistorySearch();
  const { tab, narrowed } = search;
  const { data: counts } = useQuery(countsQuery(ruleId, narrowed.show));
  useControlKeys();
  return (
    <BesidePane className={classes['page']}>
      <Head list={list} ruleId={ruleId} />
      <div className={classes['tabs']}>
        <Tabs ruleId={ruleId} tab={tab} counts={counts} />
        {tab === 'changes' ? <Views ruleId={ruleId} narrowed={narrowed} counts={counts} /> : null}
      </div>
      {tab === 'changes' || tab === 'stopped' ? (
        <Rows key={tab} {...{ list, ruleId, tab, search, counts }} />
      ) : (
        <div className={classes['part']}>
          {tab === 'settings' ? <EventList ruleId={ruleId} /> : <TrendPart ruleId={ruleId} />}
        </div>
      )}
      <Foot list={list} ruleId={ruleId} />
    </BesidePane>
  );
}

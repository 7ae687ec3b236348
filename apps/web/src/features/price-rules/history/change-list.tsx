import type { RuleChange, RuleList } from '@offizin/contract/price-rules/views';
import { IconChevronRight, IconHistory, IconSearchOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBrandToday } from '../../../platform/calendar-day.ts';
import { currencySign } from '../../../platform/currency-sign.ts';
import { focusNextFrame } from '../../../platform/focus-next-frame.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import type { Column } from '../../../ui/list/data-table.tsx';
import type { Pages } from '../../../ui/list/pages.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useRuleFormats } from '../rule-words.ts';
import { ChangeCard, PlaceCell, PriceCell, ProductCell, RestoreCell, TimeCell } from './change-cells.tsx';
import { historyAddress, isNarrowed, type Narrowed } from './history-search.ts';
import { rowLink } from './row-link.ts';
import { type Restoring, useRestore } from './use-restore.ts';

interface ListProps {
  readonly ruleId: string | null;
  readonly tab: 'changes' | 'stopped';
  readonly narrowed: Narrowed;
  readonly pages: Pages<RuleChange>;
  readonly total: number | undefined;
  /** The row that is open at the side, or was last. */
  readonly kept: string | null;
  /** The row that is open. */
  readonly open: string | undefined;
  readonly list: RuleList | undefined;
}

function Empty({ ruleId, tab, narrowed, list }: Pick<ListProps, 'ruleId' | 'tab' | 'narrowed' | 'list'>) {
  const t = useTranslations('priceRuleHistory.empty');
  const { time } = useRuleFormats();
  if (isNarrowed(narrowed))
    return (
      <StatePanel icon={<IconSearchOff />} title={t('none')} text={t('noneText')}>
        <ButtonLink to="." search={historyAddress(ruleId, tab)}>
          {t('showAll')}
        </ButtonLink>
      </StatePanel>
    );
  const next = list === undefined ? '' : t('text', { time: time(list.nextLookAt) });
  return tab === 'stopped' ? (
    <StatePanel icon={<IconHistory />} title={t('stopped')} text={t('stoppedText')} />
  ) : (
    <StatePanel icon={<IconHistory />} title={t('title')} text={next} />
  );
}

function useColumns(
  { tab, open }: Pick<ListProps, 'tab' | 'open'>,
  onRestore: (restoring: Restoring) => void,
): Column<RuleChange>[] {
  const t = useTranslations('priceRuleHistory.table');
  const today = useBrandToday();
  const cell = (Cell: typeof PriceCell) => (change: RuleChange) => <Cell change={change} />;
  const isOpen = ({ changeNo }: RuleChange) => String(changeNo) === open;
  const rows: Column<RuleChange>[] = [
    {
      id: 'time',
      name: t('time'),
      width: 76,
      isRigid: true,
      cell: (change) => <TimeCell change={change} today={today} />,
    },
    {
      id: 'product',
      name: t('product'),
      width: 420,
      least: 230,
      cell: (change) => <ProductCell change={change} isOpen={isOpen(change)} />,
    },
    {
      id: 'price',
      name: t('price', { currency: currencySign }),
      width: 132,
      least: 118,
      isNumber: true,
      cell: cell(PriceCell),
    },
    { id: 'place', name: t('place'), width: 120, least: 106, isNumber: true, cell: cell(PlaceCell) },
  ];
  if (tab === 'stopped') return rows;
  const act = (change: RuleChange) =>
    isOpen(change) && !change.restorable ? (
      <IconChevronRight size={16} aria-hidden />
    ) : (
      <RestoreCell change={change} onRestore={onRestore} />
    );
  return [
    ...rows,
    { id: 'act', name: t('act'), width: 70, isRigid: true, isNameHidden: true, isNumber: true, cell: act },
  ];
}

/** What the rules did, or were kept from, newest first. */
export function ChangeList({ ruleId, tab, narrowed, pages, total, kept, open, list }: ListProps) {
  const t = useTranslations('priceRuleHistory');
  const tActions = useTranslations('actions');
  const { restore } = useRestore();
  // The button goes with what it did: its row keeps the focus.
  const onRestore = (restoring: Restoring) =>
    void restore(restoring).then(() => focusNextFrame(() => rowLink(restoring.changeNo)?.focus()));
  const columns = useColumns({ tab, open }, onRestore);
  const today = useBrandToday();
  return (
    <DataList
      label={t(`table.${tab}`)}
      loading={t('table.loading')}
      pages={pages}
      total={isNarrowed(narrowed) ? undefined : total}
      keyOf={({ changeNo }) => String(changeNo)}
      columns={columns}
      kept={kept}
      renderCard={(change) => (
        <ChangeCard change={change} today={today} isOpen={String(change.changeNo) === open} onRestore={onRestore} />
      )}
      failed={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
      empty={<Empty ruleId={ruleId} tab={tab} narrowed={narrowed} list={list} />}
    />
  );
}

import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ExportButton } from '../../parts/exports/export-button.tsx';
import { HistoryList } from './history-list.tsx';
import { type HistorySearch, readHistorySearch } from './history-search.ts';

function useHistorySearch(): HistorySearch {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  return readHistorySearch(raw);
}

/** Makes a file of what the tab shows. */
export function ActivityActions() {
  const t = useTranslations('exports');
  return <ExportButton question={{ kind: 'history', filter: useHistorySearch() }}>{t('button')}</ExportButton>;
}

/** The history of the shop as a tab of the access screen. */
export function ActivityTab() {
  return <HistoryList search={useHistorySearch()} />;
}

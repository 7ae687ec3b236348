import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ExportButton } from '../../ui/export-button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { HistoryList } from './history-list.tsx';
import { readHistorySearch } from './history-search.ts';

/** The history of the shop as a screen of its own. */
export function HistoryScreen() {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const title = useTranslations('shell.screen')('history');
  const t = useTranslations('exports');
  const search = readHistorySearch(raw);
  return (
    <>
      <PageHead title={title}>
        <ExportButton question={{ kind: 'history', filter: search }}>{t('button')}</ExportButton>
      </PageHead>
      <HistoryList search={search} />
    </>
  );
}

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ExportChoices } from '../../../parts/exports/export-choices.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { LedgerPart } from './ledger-part.tsx';
import type { LedgerSearch } from './ledger-search.ts';

/** What each order brings and where its money stands, to be exported as it is filtered (INV-05). */
export function LedgerPage({ search, title, tabs }: { search: LedgerSearch; title: string; tabs: ReactNode }) {
  const t = useTranslations('ledger');
  const { order: _, ...filter } = search;
  const all = { what: t('file.all'), question: { kind: 'ledger', filter: {} }, count: undefined } as const;
  const filtered = { what: t('file.filtered'), question: { kind: 'ledger', filter }, count: undefined } as const;
  return (
    <>
      <PageHead title={title}>
        <ExportChoices choices={Object.keys(filter).length === 0 ? [all] : [filtered, all]} />
      </PageHead>
      {tabs}
      <LedgerPart search={search} />
    </>
  );
}

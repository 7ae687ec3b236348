import type { ExportQuestion } from '@offizin/contract/exports/seller';
import { useTranslations } from 'use-intl';
import { ExportChoices } from './export-choices.tsx';

export interface ExportListProps {
  readonly all: ExportQuestion;
  readonly total: number | undefined;
  /** What the filter leaves; null where nothing filters. */
  readonly filtered: ExportQuestion | null;
  readonly found: number | undefined;
}

/** Exports a whole list, or what its filter leaves of it. */
export function ExportList({ all, total, filtered, found }: ExportListProps) {
  const t = useTranslations('exports');
  const whole = { what: t('all'), question: all, count: total };
  return (
    <ExportChoices
      choices={filtered === null ? [whole] : [whole, { what: t('filtered'), question: filtered, count: found }]}
    />
  );
}

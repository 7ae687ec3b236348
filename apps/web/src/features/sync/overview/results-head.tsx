import type { SyncSummary } from '@offizin/contract/sync/seller';
import { IconAlertTriangle, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { ExportButton } from '../../../parts/exports/export-button.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import classes from '../sync.module.css';
import { type SyncState, syncStateOf } from './sync-state.ts';

const looks: Readonly<Record<SyncState, { readonly tone: ChipTone; readonly icon: ReactNode }>> = {
  in_progress: { tone: 'accent', icon: <IconLoader2 aria-hidden /> },
  to_correct: { tone: 'amber', icon: <IconAlertTriangle aria-hidden /> },
  right: { tone: 'green', icon: <IconCircleCheck aria-hidden /> },
};

/** When the catalogue was last synchronised, by what, how many products it holds, and its state (SYN-04). */
export function ResultsHead({ title, summary }: { title: string; summary: SyncSummary }) {
  const t = useTranslations('sync.screen');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const state = syncStateOf(summary);
  const [last] = summary.runs;
  const facts = [
    ...(last ? [formats.dayTime(last.at), t(`runKind.${last.kind}`)] : []),
    tActions('countProducts', { count: summary.total }),
  ];
  const note = (
    <span className={classes['head']}>
      <span>{facts.join(' · ')}</span>
      <span aria-live="polite">
        <Chip tone={looks[state].tone} icon={looks[state].icon}>
          {t(`state.${state}`)}
        </Chip>
      </span>
    </span>
  );
  return (
    <PageHead title={title} note={note}>
      <ExportButton question={{ kind: 'sync_findings' }}>{t('download')}</ExportButton>
    </PageHead>
  );
}

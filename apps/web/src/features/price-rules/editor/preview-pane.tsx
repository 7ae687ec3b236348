import { IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { FailedState, SkeletonRows } from '../../../ui/list/list-states.tsx';
import { useRuleFormats } from '../rule-words.ts';
import { PreviewGroups } from './preview-groups.tsx';
import { PreviewSummary } from './preview-summary.tsx';
import { PreviewTable } from './preview-table.tsx';
import classes from './preview.module.css';
import { ReplayCard } from './replay-card.tsx';
import type { Preview } from './use-preview.ts';

interface PaneProps {
  readonly preview: Preview;
  readonly ruleId: string;
}

/** What the rule would do with the prices of now, before anything is done. */
export function PreviewPane({ preview, ruleId }: PaneProps) {
  const t = useTranslations('priceRuleEditor.preview');
  const tActions = useTranslations('actions');
  const { time } = useRuleFormats();
  const { figures, error, isComputing } = preview;
  return (
    <section className={classes['pane']} aria-label={t('title')}>
      <div className={classes['head']}>
        <h2>{t('title')}</h2>
        <span role="status">
          {isComputing || figures === undefined ? t('computing') : t('note', { time: time(figures.computedAt) })}
        </span>
        <Button icon={<IconRefresh size={16} aria-hidden />} onClick={preview.again}>
          {t('again')}
        </Button>
      </div>
      {error !== null && figures === undefined ? (
        <FailedState
          error={error}
          texts={{ title: t('failed'), text: t('failedText'), retry: tActions('tryAgain') }}
          onRetry={preview.again}
        />
      ) : null}
      {figures === undefined && error === null ? <SkeletonRows label={t('computing')} count={8} /> : null}
      {figures === undefined ? null : (
        <div className={classes['body']} data-dim={isComputing || undefined}>
          <PreviewGroups figures={figures} />
          <PreviewSummary figures={figures} />
          <PreviewTable preview={preview} figures={figures} />
          <ReplayCard terms={preview.previewed.terms} ruleId={ruleId} />
        </div>
      )}
    </section>
  );
}

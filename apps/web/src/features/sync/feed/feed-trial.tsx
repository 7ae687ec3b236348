import type { FeedTrialResult } from '@offizin/contract/feeds/seller';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Button } from '../../../ui/button.tsx';
import type { Form } from '../../../ui/form/use-form.tsx';
import classes from './feed-card.module.css';
import { feedSettingsOf, type FeedValues } from './feed-form.ts';
import { feedProblemWord } from './feed-problem.ts';
import { useFeedTrial } from './use-feed-trial.ts';

type Found<K extends FeedTrialResult['kind']> = Extract<FeedTrialResult, { kind: K }>;

function Failed({ problem, missingColumns }: Found<'failed'>) {
  const t = useTranslations('feeds');
  const tCodes = useTranslations('uploadsCodes');
  const columns = missingColumns.map((field) => tCodes(`field.${field}`)).join(', ');
  return (
    <p className={classes['trialFailed']}>
      <IconAlertTriangle size={16} aria-hidden />
      {columns === '' ? t(`problem.${feedProblemWord(problem)}`) : t('dialog.trial.missing', { columns })}
    </p>
  );
}

function Read({ format, rows, products, rejected, problems }: Found<'read'>) {
  const t = useTranslations('feeds.dialog.trial');
  const tFinding = useTranslations('sync.title');
  const { number } = useFormats();
  return (
    <>
      <p className={classes['trialRead']}>
        <IconCircleCheck size={16} aria-hidden />
        <b>{t('read', { format: format.toUpperCase(), rows })}</b>
      </p>
      <p>
        {t('products', { count: products })} {t('rejected', { count: rejected })}
      </p>
      {problems.length === 0 ? null : (
        <ul>
          {problems.map(({ rowNumber, finding }) => (
            <li key={rowNumber}>{t('row', { row: number(rowNumber), reason: tFinding(finding) })}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Tries the address before it is saved, and says what was found there (SYN-06). */
export function FeedTrial({ form }: { form: Form<FeedValues> }) {
  const t = useTranslations('feeds.dialog.trial');
  const { isRunning, result, start } = useFeedTrial(feedSettingsOf(form.values), form.refuse);
  const found = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result !== null) found.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <div className={classes['trial']}>
      <div>
        <Button onClick={start} running={isRunning && t('testing')}>
          {t('test')}
        </Button>
        <span>{t('note')}</span>
      </div>
      <div ref={found} role="status">
        {result === null ? null : result.kind === 'read' ? <Read {...result} /> : <Failed {...result} />}
      </div>
    </div>
  );
}

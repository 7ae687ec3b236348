import type { ExportState } from '@offizin/contract/exports/seller';
import type { InvoiceSummary } from '@offizin/contract/invoices/seller';
import { brands } from '@offizin/domain/brand/brands';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconDownload,
  IconFileTypePdf,
  IconFileZip,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../platform/error-text.ts';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { type FileExport, useExport, useSavedExport, useSaveExport } from '../../parts/exports/use-export.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { NativeSelect } from '../../ui/native-select.ts';
import { yearsOf } from './invoice-filters.tsx';
import classes from './invoices.module.css';
import { spoken } from '../../ui/spoken.ts';

/** An archive that is ready without all of its files, until what is missing is there. */
function Partial({ state }: { state: ExportState }) {
  const t = useTranslations('invoices.archive');
  const formats = useFormats();
  const { missing, stillMissing } = state;
  const count = state.rows ?? 0;
  const when = formats.dateTime(state.expiresAt ?? state.requestedAt);
  return (
    <>
      <IconAlertTriangle size={16} color="var(--amber)" aria-hidden />
      <span>
        {t('partial', { count, total: count + missing, missing, when })}.{' '}
        {stillMissing > 0 ? t('named') : t('complete')}
      </span>
    </>
  );
}

function ArchiveState({ archive }: { archive: FileExport }) {
  const t = useTranslations('invoices.archive');
  const formats = useFormats();
  const { state, isRunning, isLost, done, total } = archive;
  if (isRunning)
    return (
      <>
        <progress
          className={classes['progress']}
          aria-label={t('starting')}
          {...(total > 0 && { value: done, max: total })}
        />
        {total > 0 ? t('progress', { done, count: total }) : t('begun')}
      </>
    );
  if (state?.status === 'ready' && state.missing > 0) return <Partial state={state} />;
  if (state?.status === 'ready')
    return (
      <>
        <IconCircleCheck size={16} color="var(--green)" aria-hidden />
        {t('ready', { count: state.rows ?? 0, when: formats.dateTime(state.expiresAt ?? state.requestedAt) })}
      </>
    );
  if (!isLost && state?.status !== 'failed') return null;
  return (
    <>
      <IconAlertCircle size={16} color="var(--red)" aria-hidden />
      {t('failed')}
    </>
  );
}

/** All documents as one archive: asked for, followed, and saved when it is there; a reload finds it again. */
function ArchiveCard({ summary }: { summary: InvoiceSummary }) {
  const t = useTranslations('invoices');
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const archive = useExport('downloadInvoices');
  const [year, setYear] = useState('');
  const isReady = archive.state?.status === 'ready' && !archive.isRunning;
  const isOutdated = isReady && (archive.state?.missing ?? 0) > 0 && archive.state?.stillMissing === 0;
  const begin = () =>
    archive.start.mutate(
      { question: { kind: 'invoices', ...(year !== '' && { year: Number(year) }) }, format: 'zip' },
      { onError: (error) => showSnackbar('error', errorText(error)) },
    );
  const save = useSaveExport();
  return (
    <div data-tour="invoices-archive">
      <Card title={t('archive.title')}>
        <CardBody>
          <p className={classes['text']}>{t('archive.text')}</p>
          <div className={classes['choice']}>
            <NativeSelect
              aria-label={spoken(t('filter.year'), t('archive.title'))}
              value={year}
              data={[{ value: '', label: t('filter.allYears') }, ...yearsOf(summary)]}
              onChange={({ currentTarget }) => setYear(currentTarget.value)}
            />
            <Button
              tone={isReady && !isOutdated ? 'default' : 'primary'}
              icon={<IconFileZip size={16} aria-hidden />}
              running={archive.isRunning && t('archive.starting')}
              onClick={begin}
            >
              {isReady ? tActions('createAgain') : t('archive.start')}
            </Button>
          </div>
          <div className={classes['state']} role="status">
            <ArchiveState archive={archive} />
          </div>
          {isReady && archive.state !== null ? (
            <Button
              tone={isOutdated ? 'default' : 'primary'}
              icon={<IconDownload size={16} aria-hidden />}
              onClick={() => void save(archive.state?.id ?? '')}
            >
              {t('archive.save')}
            </Button>
          ) : null}
        </CardBody>
      </Card>
    </div>
  );
}

/** The documents of a month as one PDF, saved as soon as it is made. */
function JoinedCard({ summary }: { summary: InvoiceSummary }) {
  const t = useTranslations('invoices');
  const { monthOfYear } = useFormats();
  const { isRunning, start } = useSavedExport({
    onSaved: ({ missing }) => {
      if (missing > 0) showSnackbar('warning', t('joined.missing', { missing }));
    },
  });
  const [chosen, setChosen] = useState('');
  const months = summary.months.map(({ month }) => ({ value: month, label: monthOfYear(`${month}-01T12:00:00Z`) }));
  const month = chosen === '' ? (months[0]?.value ?? '') : chosen;
  return (
    <div data-tour="invoices-joined">
      <Card title={t('joined.title')}>
        <CardBody>
          <p className={classes['text']}>{t('joined.text')}</p>
          <div className={classes['choice']}>
            <NativeSelect
              aria-label={spoken(t('filter.month'), t('joined.title'))}
              value={month}
              data={months}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
            <Button
              icon={<IconFileTypePdf size={16} aria-hidden />}
              running={isRunning && t('archive.starting')}
              onClick={() => start({ question: { kind: 'invoice_document', month }, format: 'pdf' })}
            >
              {t('joined.start')}
            </Button>
          </div>
        </CardBody>
      </Card>
    </div>
  );
}

function ElectronicCard({ electronic }: { electronic: boolean }) {
  const t = useTranslations('invoices.electronic');
  return (
    <Card title={t('title')}>
      <CardBody>
        {electronic ? (
          <>
            <p className={classes['text']}>{t('pdf')}</p>
            <p className={classes['text']}>{t('xml')}</p>
          </>
        ) : (
          <p className={classes['text']}>{t('missing', { brand: brands[initialData.brand].name })}</p>
        )}
      </CardBody>
    </Card>
  );
}

/** What can be done with all documents, or those of a month. */
export function DownloadCards({ summary }: { summary: InvoiceSummary }) {
  return (
    <div className={classes['cards']}>
      <ArchiveCard summary={summary} />
      <JoinedCard summary={summary} />
      <ElectronicCard electronic={summary.electronic} />
    </div>
  );
}

import { limits } from '@offizin/domain/limits';
import { IconAlertCircle, IconRefresh, IconUpload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormats } from '../../../platform/formats.ts';
import { coarse, phone, useMedia } from '../../../platform/media.ts';
import { Button } from '../../../ui/button.tsx';
import { useAllowedFormats } from './allowed-formats.ts';
import { useAmounts } from '../amounts.ts';
import classes from './start-view.module.css';
import type { Sending } from './use-file-upload.ts';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Files dropped or pasted anywhere on the page are taken; returns whether some hover over it. */
function useFilesOnPage(choose: (files: readonly File[]) => void): boolean {
  const take = useEffectEvent(choose);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hover = (event: DragEvent) => {
      event.preventDefault();
      setOver(carriesFiles(event));
    };
    window.addEventListener('dragover', hover, { signal });
    window.addEventListener('dragleave', (event) => (event.relatedTarget === null ? setOver(false) : undefined), {
      signal,
    });
    window.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setOver(false);
        take([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    window.addEventListener('paste', (event) => take([...(event.clipboardData?.files ?? [])]), { signal });
    return () => listening.abort();
  }, []);
  return over;
}

function Progress({ sending, onCancel }: { sending: Extract<Sending, { kind: 'sending' }>; onCancel: () => void }) {
  const t = useTranslations('uploads.sending');
  const tActions = useTranslations('actions');
  const { percent } = useFormats();
  const amounts = useAmounts();
  const share = sending.size === 0 ? 0 : Math.round((sending.sent / sending.size) * 100);
  return (
    <div className={classes['zone']} data-busy>
      <span className={classes['zoneIcon']} aria-hidden>
        <IconUpload size={20} />
      </span>
      <b role="status">{t('title', { name: sending.name })}</b>
      <progress max={100} value={share} aria-label={t('title', { name: sending.name })} />
      <span className={classes['zoneText']}>
        {t('progress', { percent: percent(share / 100), size: amounts.megabytes(sending.size) })}
      </span>
      <Button size="small" onClick={onCancel}>
        {tActions('cancel')}
      </Button>
    </div>
  );
}

function Complaint({
  sending,
  onRetry,
}: {
  sending: Extract<Sending, { kind: 'refused' | 'failed' }>;
  onRetry: () => void;
}) {
  const t = useTranslations('uploads');
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const amounts = useAmounts();
  const { endings } = useAllowedFormats();
  const isFailed = sending.kind === 'failed';
  const title = isFailed
    ? t('sending.interrupted', { name: sending.chosen.file.name })
    : t('refused.title', { name: sending.name });
  const size = isFailed ? '' : amounts.megabytes(sending.size);
  const text = isFailed
    ? t('sending.safe', { reason: errorText(sending.error) })
    : t(`refused.${sending.refusal}`, { size, limit: amounts.megabytes(limits.uploadFile), formats: endings });
  return (
    <div className={classes['complaint']} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {isFailed ? (
        <Button size="small" icon={<IconRefresh aria-hidden />} onClick={onRetry}>
          {tActions('tryAgain')}
        </Button>
      ) : null}
    </div>
  );
}

export interface DropZoneProps {
  readonly sending: Sending;
  readonly choose: (files: readonly File[]) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
}

/** Takes the file: dropped, pasted, or chosen by click or keyboard (UPL-02). */
export function DropZone({ sending, choose, retry, cancel }: DropZoneProps) {
  const t = useTranslations('uploads.drop');
  const amounts = useAmounts();
  const { accept, endings, isExcelOnly } = useAllowedFormats();
  const byTouch = useMedia(`${coarse}, ${phone}`);
  const over = useFilesOnPage(sending.kind === 'sending' ? () => {} : choose);
  if (sending.kind === 'sending') return <Progress sending={sending} onCancel={cancel} />;
  return (
    <>
      <label className={classes['zone']} data-tour="upload-drop" data-over={over || undefined}>
        <input
          type="file"
          accept={accept}
          onChange={(event) => {
            choose([...(event.currentTarget.files ?? [])]);
            // The same file, corrected meanwhile, may be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <span className={classes['zoneIcon']} aria-hidden>
          <IconUpload size={20} />
        </span>
        <b>{over ? t('over') : t(byTouch ? 'touch' : isExcelOnly ? 'title' : 'titleOfAny')}</b>
        <span className={classes['zoneText']}>
          {byTouch ? null : (
            <>
              {t('or')} <span className={classes['link']}>{t('choose')}</span> ·{' '}
            </>
          )}
          {t('limits', { formats: endings, size: amounts.megabytes(limits.uploadFile) })}
        </span>
        {byTouch ? null : <span className={classes['paste']}>{t('paste')}</span>}
      </label>
      {sending.kind === 'idle' ? null : <Complaint sending={sending} onRetry={retry} />}
    </>
  );
}

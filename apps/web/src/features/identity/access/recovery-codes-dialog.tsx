import { brands } from '@offizin/domain/brand/brands';
import { IconClipboard, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../../platform/initial-data.ts';
import { saveText } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PlainCheckbox } from '../../../ui/plain-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RefusableButton } from '../../../ui/refusable-button.tsx';
import classes from './recovery-codes-dialog.module.css';

/** Recovery codes, this once: it closes when somebody says that they are kept. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('access.recovery');
  const [isKept, setIsKept] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const brand = brands[initialData.brand].name;
  const text = [t('fileTitle', { brand }), '', ...codes, ''].join('\r\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Dialog
      title={t('title')}
      note={t('text')}
      opened
      width={480}
      onClose={() => (isKept ? onClose() : setIsAsked(true))}
      footer={
        <RefusableButton
          tone="primary"
          refusal={isKept ? null : t('keepFirst')}
          lacksAt="[data-kept]"
          onClick={onClose}
        >
          {t('done')}
        </RefusableButton>
      }
    >
      <div className={classes['content']}>
        <ol className={classes['codes']}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={classes['actions']}>
          <Button icon={<IconClipboard aria-hidden />} data-autofocus onClick={() => void copy()}>
            {t(isCopied ? 'copied' : 'copy')}
          </Button>
          <Button icon={<IconDownload aria-hidden />} onClick={() => saveText(t('fileName'), text)}>
            {t('download')}
          </Button>
          <Button icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
        {isAsked && !isKept ? <Notice tone="amber" title={t('keepFirst')} /> : null}
        <PlainCheckbox
          label={t('kept')}
          data-kept
          checked={isKept}
          onChange={({ currentTarget }) => setIsKept(currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}

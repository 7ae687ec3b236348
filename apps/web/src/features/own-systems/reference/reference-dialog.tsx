import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { saveText } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailedState } from '../../../ui/list/list-states.tsx';
import classes from '../own-systems.module.css';
import { operationsOf } from './operations.ts';
import { shopPaths } from './shop-paths.ts';
import { referenceQuery } from '../systems-queries.ts';

function Operations({ document }: { document: unknown }) {
  const t = useTranslations('systems.operations');
  return (
    // Scrolled by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the list is what scrolls
    <ul className={classes['operations']} tabIndex={0} aria-label={t('title')}>
      {operationsOf(document).map(({ method, path, summary, scope, isKeyed }) => (
        <li key={method + path}>
          <code>
            <b>{method}</b> {path}
          </code>
          <p>{summary}</p>
          <small>
            {t('scope', { scope })}
            {isKeyed ? ` · ${t('key')}` : ''}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** The operations that a token may call, from the document that can be downloaded. */
export function ReferenceDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('systems');
  const tActions = useTranslations('actions');
  const { data, error, isError, refetch } = useQuery(referenceQuery);
  const failed = { title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') };
  return (
    <Dialog
      title={t('operations.title')}
      note={t('operations.note', { base: `${window.location.origin}${shopPaths.base}` })}
      opened
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tActions('close')}</Button>
          <Button
            tone="primary"
            icon={<IconDownload aria-hidden />}
            disabled={data === undefined}
            onClick={() => saveText('openapi.json', JSON.stringify(data, null, 2))}
          >
            {t('operations.download')}
          </Button>
        </>
      }
    >
      {data !== undefined ? (
        <Operations document={data} />
      ) : isError ? (
        <FailedState error={error} texts={failed} onRetry={() => void refetch()} />
      ) : (
        <p role="status">{t('operations.loading')}</p>
      )}
    </Dialog>
  );
}

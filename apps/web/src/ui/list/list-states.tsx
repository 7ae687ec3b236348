import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/client.ts';
import { Button } from '../button.tsx';
import { SkeletonLine } from '../skeleton.tsx';
import { StatePanel } from '../state-panel.tsx';
import classes from './list-states.module.css';
import type { Pages } from './pages.ts';

/** What a list says when it could not be loaded: what happened, and what is safe. */
export interface FailedTexts {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** The server's reference for a failed call, where one was given. */
export function requestIdOf(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.problem?.requestId : undefined;
}

/** A list, or a part of a screen, that could not be loaded. */
export function FailedState({
  error,
  texts,
  onRetry,
}: {
  error: Error | null;
  texts: FailedTexts;
  onRetry: () => void;
}) {
  const t = useTranslations('errors');
  const isOffline = error instanceof ApiError && error.isNetwork;
  return (
    <StatePanel
      icon={<IconAlertCircle />}
      tone="red"
      title={texts.title}
      text={isOffline ? t('network') : texts.text}
      requestId={requestIdOf(error)}
    >
      <Button icon={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
        {texts.retry}
      </Button>
    </StatePanel>
  );
}

/** Says below the rows that the next ones could not be loaded. */
export function FailedPage({ pages }: { pages: Pages<unknown> }) {
  const t = useTranslations('errors');
  const tActions = useTranslations('actions');
  if (pages.error === null || !pages.hasMore) return null;
  const requestId = requestIdOf(pages.error);
  return (
    <div className={classes['failedPage']} role="alert">
      <span>{t('nextRows.text')}</span>
      <Button size="small" onClick={pages.retry}>
        {tActions('tryAgain')}
      </Button>
      {requestId === undefined ? null : <span className={classes['request']}>{t('requestId', { requestId })}</span>}
    </div>
  );
}

/** Says to those who do not see the skeleton that the list is on its way. */
export function LoadingNote({ children }: { children: string }) {
  return (
    <span className={classes['spoken']} role="status" aria-label={children}>
      {children}
    </span>
  );
}

/** The place of rows that are on their way, where they have no head and no fixed shape. */
export function SkeletonRows({ label, count }: { label: string; count: number }) {
  return (
    <div role="status" aria-label={label} className={classes['skeleton']}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonLine key={index} width={index % 2 ? '80%' : '60%'} />
      ))}
    </div>
  );
}

export interface ListStatesProps {
  readonly pages: Pages<unknown>;
  readonly failed: FailedTexts;
  /** What a list without rows says, and what to do next. */
  readonly empty: ReactNode;
  /** The rows, or their skeleton while they are on their way. */
  readonly children: ReactNode;
}

/** A list in whichever state it is. */
export function ListStates({ pages, failed, empty, children }: ListStatesProps) {
  const hasFailed = pages.state === 'failed';
  if (!hasFailed && (pages.state === 'loading' || pages.rows.length > 0)) return children;
  return (
    <div className={classes['instead']}>
      {hasFailed ? <FailedState error={pages.error} texts={failed} onRetry={pages.retry} /> : empty}
    </div>
  );
}

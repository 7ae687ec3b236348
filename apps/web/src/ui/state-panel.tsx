import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './state-panel.module.css';

export interface StatePanelProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly tone?: 'grey' | 'red';
  readonly requestId?: string | undefined;
  /** The first heading where the screen has no other title. */
  readonly heading?: 'h1' | 'h2';
  readonly children?: ReactNode;
}

/** What is shown where content would be: nothing here yet, nothing found, or an error with what to do. */
export function StatePanel({
  icon,
  title,
  text,
  tone = 'grey',
  requestId,
  heading: Heading = 'h2',
  children,
}: StatePanelProps) {
  const t = useTranslations('errors');
  return (
    <div className={classes['panel']} role={tone === 'red' ? 'alert' : undefined}>
      <span className={classes['icon']} data-tone={tone} aria-hidden>
        {icon}
      </span>
      <Heading className={classes['title']}>{title}</Heading>
      <p>{text}</p>
      {children ? <div className={classes['actions']}>{children}</div> : null}
      {requestId ? <p className={classes['request']}>{t('requestId', { requestId })}</p> : null}
    </div>
  );
}

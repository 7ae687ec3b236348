import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** At the right of the title. */
  readonly action?: ReactNode;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of the access: what it is, what can be done with all of it, and its rows. */
export function Card({ title, note, action, footer, children }: CardProps) {
  return (
    <section className={classes['card']} aria-label={title}>
      <div className={classes['head']}>
        <h2>{title}</h2>
        {note === undefined ? null : <span className={classes['note']}>{note}</span>}
        {action === undefined ? null : <span className={classes['action']}>{action}</span>}
      </div>
      {children}
      {footer === undefined ? null : <p className={classes['foot']}>{footer}</p>}
    </section>
  );
}

interface RowProps {
  readonly icon: ReactNode;
  /** True for what is in use now. */
  readonly isMarked?: boolean;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

export function Row({ icon, isMarked, title, text, children }: RowProps) {
  return (
    <li className={classes['row']}>
      <span className={classes['icon']} data-marked={isMarked || undefined} aria-hidden>
        {icon}
      </span>
      <div className={classes['text']}>
        <b>{title}</b>
        <span>{text}</span>
      </div>
      {children}
    </li>
  );
}

export function Rows({ children }: { children: ReactNode }) {
  return <ul className={classes['rows']}>{children}</ul>;
}

/** What a card without rows shows. */
export function CardText({ children }: { children: ReactNode }) {
  return <p className={classes['empty']}>{children}</p>;
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className={classes['body']}>{children}</div>;
}

import type { ReactNode } from 'react';
import classes from './fields.module.css';

interface PartProps {
  readonly number: number;
  readonly title: string;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A numbered part of a rule. */
export function Part({ number, title, aside, children }: PartProps) {
  return (
    <section className={classes['part']} aria-label={title}>
      <h2>
        <span aria-hidden>{number}</span>
        {title}
        {aside === undefined ? null : <small>{aside}</small>}
      </h2>
      {children}
    </section>
  );
}

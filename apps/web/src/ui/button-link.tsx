import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './button.module.css';

interface LinkProps {
  readonly to: string;
  readonly search?: Record<string, unknown>;
  readonly children: ReactNode;
}

const nothing: Record<string, unknown> = {};

interface ButtonLinkProps extends LinkProps {
  readonly icon?: ReactNode;
  readonly onClick?: () => void;
  /** The key that does the same. */
  readonly hint?: string;
  /** What a tour calls it. */
  readonly tour?: string;
  /** What it is called, where that is more than what is written on it. */
  readonly 'aria-label'?: string;
}

/** A link that looks like a button: it changes the address, so back and reload know of it. */
export function ButtonLink(props: ButtonLinkProps) {
  const { to, search = nothing, icon, onClick, hint, tour, children } = props;
  return (
    <Link
      to={to}
      search={search}
      className={classes['button']}
      resetScroll={false}
      onClick={onClick}
      data-key={hint?.toLowerCase()}
      data-tour={tour}
      aria-label={props['aria-label']}
    >
      {icon}
      {children}
      {hint ? <kbd aria-hidden>{hint}</kbd> : null}
    </Link>
  );
}

interface IconLinkProps extends LinkProps {
  readonly label: string;
  /** At the end of the way it leads nowhere, but keeps the focus. */
  readonly isEnd?: boolean;
  /** The key that does the same. */
  readonly hint?: string;
}

export function IconLink({ to, search = nothing, label, isEnd = false, hint, children }: IconLinkProps) {
  return (
    <Link
      to={to}
      search={search}
      replace
      className={classes['icon']}
      data-framed
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? (event) => event.preventDefault() : undefined}
      title={hint === undefined ? label : `${label} (${hint})`}
      data-key={hint?.toLowerCase()}
      resetScroll={false}
    >
      {children}
    </Link>
  );
}

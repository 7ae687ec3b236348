import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './button.module.css';

interface LinkProps {
  readonly to: string;
  readonly search?: Record<string, unknown>;
  readonly children: ReactNode;
}

const nothing: Record<string, unknown> = {};

/** A link that looks like a button: it changes the address, so back and reload know of it. */
export function ButtonLink({ to, search = nothing, icon, children }: LinkProps & { icon?: ReactNode }) {
  return (
    <Link to={to} search={search} className={classes['button']} resetScroll={false}>
      {icon}
      {children}
    </Link>
  );
}

export function IconLink({ to, search = nothing, label, children }: LinkProps & { label: string }) {
  return (
    <Link
      to={to}
      search={search}
      replace
      className={classes['icon']}
      data-framed
      aria-label={label}
      title={label}
      resetScroll={false}
    >
      {children}
    </Link>
  );
}

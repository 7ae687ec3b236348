import { screens } from '@offizin/domain/access/screens';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './reports.module.css';

interface OrdersLinkProps {
  readonly month: string;
  readonly only: 'cancelled' | 'shipping';
  /** What it opens, where that is not what it shows. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A figure that opens exactly the orders it counts. */
export function OrdersLink({ month, only, label, children }: OrdersLinkProps) {
  return (
    <Link
      to={screens.invoices.path}
      search={{ tab: 'orders', month, only }}
      className={classes['opens']}
      {...(label !== undefined && { 'aria-label': label })}
    >
      {children}
    </Link>
  );
}

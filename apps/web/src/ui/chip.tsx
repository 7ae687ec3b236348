import type { ReactNode } from 'react';
import classes from './chip.module.css';

export type ChipTone = 'grey' | 'red' | 'amber' | 'green' | 'accent';

/** A state in words with its icon and colour; plain ones have no ground. */
export function Chip({
  tone = 'grey',
  icon,
  plain,
  children,
}: {
  tone?: ChipTone;
  icon?: ReactNode;
  plain?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={classes['chip']} data-tone={tone} data-plain={plain || undefined}>
      {icon}
      {children}
    </span>
  );
}

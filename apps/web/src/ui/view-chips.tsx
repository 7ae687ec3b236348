import { Link } from '@tanstack/react-router';
import { useFormats } from '../platform/formats.ts';
import classes from './view-chips.module.css';

export interface ViewChip {
  readonly key: string;
  readonly label: string;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly search: Record<string, unknown>;
}

/** Views of one list as chips: each an address, with how much it shows. */
export function ViewChips({ label, chips, current }: { label: string; chips: readonly ViewChip[]; current: string }) {
  const { number } = useFormats();
  return (
    <nav className={classes['chips']} aria-label={label}>
      {chips.map((chip) => (
        <Link
          key={chip.key}
          to="."
          search={chip.search}
          aria-current={chip.key === current ? 'true' : undefined}
          activeProps={{}}
          activeOptions={{ exact: true }}
        >
          {chip.label}
          {chip.count === undefined ? null : <b>{number(chip.count)}</b>}
        </Link>
      ))}
    </nav>
  );
}

import { readTime } from '@offizin/domain/calendar/typed-time';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './time-field.module.css';

interface TimeFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error: ReactNode;
  /** What is meant, said quietly. */
  readonly hint?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** A time of day typed in any usual way: `8`, `830`, `8.30`; once left, it reads `08:30`. */
export function TimeField({ label, name, value, error, hint, onChange, onBlur }: TimeFieldProps) {
  const said = useId();
  const isWrong = error !== undefined;
  const leave = () => {
    const time = readTime(value);
    if (time !== null && time !== value) onChange(time);
    onBlur();
  };
  return (
    <span className={classes['field']}>
      <input
        className={classes['time']}
        aria-label={label}
        name={name}
        value={value}
        inputMode="numeric"
        placeholder="--:--"
        autoComplete="off"
        maxLength={8}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong || hint !== undefined ? said : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={leave}
      />
      {isWrong || hint !== undefined ? (
        <span id={said} className={classes[isWrong ? 'error' : 'hint']}>
          {error ?? hint}
        </span>
      ) : null}
    </span>
  );
}

import { readTime } from '@offizin/domain/calendar/typed-time';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './time-field.module.css';

interface TimeFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** A time of day typed in any usual way: `8`, `830`, `8.30`; once left, it reads `08:30`. */
export function TimeField({ label, name, value, error, onChange, onBlur }: TimeFieldProps) {
  const hint = useId();
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
        autoComplete="off"
        maxLength={8}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : hint}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={leave}
      />
      {error === undefined ? null : (
        <span id={hint} className={classes['error']}>
          {error}
        </span>
      )}
    </span>
  );
}

import { type ReactNode, type Ref, useId } from 'react';
import classes from './code-input.module.css';

export const codeLength = 6;
const middle = codeLength / 2;

interface CodeInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error: ReactNode;
}

/** Six digits in a box each: one field for the keyboard, a paste, and the phone that proposes the code of a message. */
export function CodeInput({ ref, label, value, onChange, error }: CodeInputProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={classes['code']}>
      <label htmlFor={id}>{label}</label>
      <div className={classes['boxes']} data-error={error ? true : undefined}>
        {Array.from({ length: codeLength }, (_, index) => (
          <span
            key={index}
            className={classes['box']}
            data-next={index === Math.min(value.length, codeLength - 1) || undefined}
            data-middle={index === middle || undefined}
            aria-hidden
          >
            {value[index]}
          </span>
        ))}
        <input
          ref={ref}
          id={id}
          name="code"
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\D/g, '').slice(0, codeLength))}
        />
      </div>
      {error ? <div id={errorId}>{error}</div> : null}
    </div>
  );
}

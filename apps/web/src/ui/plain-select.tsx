import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './plain-field.module.css';

export interface PlainSelectProps extends ComponentProps<'select'> {
  readonly label: string;
  readonly error?: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What is shown until something is chosen. */
  readonly placeholder: string;
}

/** A choice of the screens before sign-in: the browser's own control. */
export function PlainSelect({ label, error, options, placeholder, ...select }: PlainSelectProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={classes['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={classes['frame']} data-error={error ? true : undefined}>
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {error ? <div id={errorId}>{error}</div> : null}
    </div>
  );
}

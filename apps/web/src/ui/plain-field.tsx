import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './plain-field.module.css';

export interface PlainTextInputProps extends ComponentProps<'input'> {
  readonly label: string;
  /** A sentence below the field; true marks the field alone. */
  readonly error?: ReactNode;
  /** Beside the text, within the field's frame. */
  readonly rightSection?: ReactNode;
}

/** A text field of the screens before sign-in: the browser's own control, so that the kit does not load for it. */
export function PlainTextInput({ label, error, rightSection, ...input }: PlainTextInputProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const isSaid = Boolean(error) && error !== true;
  return (
    <div className={classes['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={classes['frame']} data-error={error ? true : undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={[isSaid ? errorId : '', input['aria-describedby'] ?? ''].join(' ').trim() || undefined}
        />
        {rightSection}
      </div>
      {isSaid ? <div id={errorId}>{error}</div> : null}
    </div>
  );
}

export interface PlainCheckboxProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly error?: ReactNode;
}

/** The same for a box to tick. */
export function PlainCheckbox({ label, error, ...input }: PlainCheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={classes['tick']}>
      <input {...input} type="checkbox" id={id} aria-describedby={error ? errorId : undefined} />
      <label htmlFor={id}>{label}</label>
      {error ? <div id={errorId}>{error}</div> : null}
    </div>
  );
}

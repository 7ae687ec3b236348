import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import classes from './button.module.css';
import { isSecondPress } from './second-press.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'size'> {
  readonly tone?: 'default' | 'primary' | 'danger' | 'dangerFilled' | 'ghost' | 'link';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  readonly wide?: boolean;
  /** What runs now; shown instead of the label while it is set. */
  readonly running?: string | false | undefined;
  /** The key that does the same; a single letter is listened to by `useControlKeys`. */
  readonly hint?: string;
}

/** Menus and popovers give their target a class of their own. */
function joined(own: string | undefined, given: string | undefined): string {
  return given ? `${own} ${given}` : (own ?? '');
}

/** A key that is held repeats itself: it was pressed once, wherever the focus has gone since. */
export function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/**
 * The portal's button; while it runs it says so, keeps the focus and cannot be pressed again. One press acts once: a key
 * that is held counts once, and of a button that runs something the second half of a double click is nothing.
 */
export function Button({
  tone = 'default',
  size = 'medium',
  icon,
  wide,
  running,
  hint,
  children,
  onClick,
  onKeyDown,
  className,
  ...rest
}: ButtonProps) {
  const isActing = running !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isActing && isSecondPress(event)) event.preventDefault();
    else onClick?.(event);
  };
  const keyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    ignoreHeld(event);
    onKeyDown?.(event);
  };
  return (
    <button
      type="button"
      className={joined(classes['button'], className)}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      data-key={hint?.length === 1 ? hint.toLowerCase() : undefined}
      aria-busy={running ? true : undefined}
      onClick={running ? undefined : press}
      onKeyDown={keyDown}
      {...rest}
    >
      {running ? <span className={classes['spin']} aria-hidden /> : icon}
      {running || children}
      {hint && !running ? <kbd aria-hidden>{hint}</kbd> : null}
    </button>
  );
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who cannot see the icon and as its tool tip. */
  readonly label: string;
  readonly framed?: boolean;
}

export function IconButton({ label, framed, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={joined(classes['icon'], className)}
      aria-label={label}
      title={label}
      data-framed={framed || undefined}
      {...rest}
    >
      {children}
    </button>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import classes from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'size'> {
  readonly tone?: 'default' | 'primary' | 'danger' | 'dangerFilled' | 'ghost' | 'link';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  readonly wide?: boolean;
  /** What runs now; shown instead of the label while it is set. */
  readonly running?: string | false | undefined;
  /** The key that does the same. */
  readonly hint?: string;
}

/** Menus and popovers give their target a class of their own. */
function joined(own: string | undefined, given: string | undefined): string {
  return given ? `${own} ${given}` : (own ?? '');
}

/** The portal's button; while it runs it says so, keeps the focus and cannot be pressed again. */
export function Button({
  tone = 'default',
  size = 'medium',
  icon,
  wide,
  running,
  hint,
  children,
  onClick,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={joined(classes['button'], className)}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={running ? true : undefined}
      onClick={running ? undefined : onClick}
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

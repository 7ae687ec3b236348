import { type KeyboardEvent, useId, useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import classes from './refusable-button.module.css';

export interface RefusableButtonProps extends ButtonProps {
  /** Why it cannot be done now; null when it can. */
  readonly refusal: string | null;
}

const gap = 6;
const margin = 8;

/** Puts the tip over the button, or under it where there is no room; it is in the top layer, so nothing cuts it off. */
function place(tip: HTMLElement, button: Element): void {
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const size = tip.getBoundingClientRect();
  const middle = left + (width - size.width) / 2;
  const above = top - size.height - gap;
  tip.style.left = `${Math.max(margin, Math.min(middle, window.innerWidth - size.width - margin))}px`;
  tip.style.top = `${above < margin ? bottom + gap : above}px`;
}

/** A button that stays reachable when it cannot be used, and says why: to the pointer, the keyboard and screen readers. */
export function RefusableButton({ refusal, onClick, ...button }: RefusableButtonProps) {
  const reason = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const show = ({ currentTarget }: { readonly currentTarget: Element }) => {
    tip.current?.showPopover();
    if (tip.current !== null) place(tip.current, currentTarget);
  };
  const hide = () => tip.current?.hidePopover();
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  const refused = {
    onPointerEnter: show,
    onFocus: show,
    onClick: show,
    onPointerLeave: hide,
    onBlur: hide,
    onKeyDown: hideOnEscape,
    'aria-disabled': true,
    'aria-describedby': reason,
  };
  // One and the same button, whether it can be used or not: the focus stays on it when that changes.
  return (
    <>
      <Button onClick={onClick} {...button} {...(refusal === null ? {} : refused)} />
      {refusal === null ? null : (
        <span ref={tip} id={reason} role="tooltip" popover="manual" className={classes['reason']}>
          {refusal}
        </span>
      )}
    </>
  );
}

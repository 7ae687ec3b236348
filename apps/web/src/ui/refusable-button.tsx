import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import classes from './refusable-button.module.css';

export interface RefusableButtonProps extends ButtonProps {
  /** Why it cannot be done now; null when it can. */
  readonly refusal: string | null;
  /** Where what it lacks is to be given, as a selector: whoever presses it in vain is led there. */
  readonly lacksAt?: string | undefined;
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

/** A button that stays reachable when it cannot be used, and says why: to the pointer, the keyboard and screen readers, and again to whoever presses it. */
export function RefusableButton({ refusal, lacksAt, onClick, ...button }: RefusableButtonProps) {
  const reason = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const [presses, setPresses] = useState(0);
  const show = ({ currentTarget }: { readonly currentTarget: Element }) => {
    tip.current?.showPopover();
    if (tip.current !== null) place(tip.current, currentTarget);
  };
  const refuse = (press: { readonly currentTarget: Element }) => {
    show(press);
    setPresses(presses + 1);
    if (lacksAt !== undefined) document.querySelector<HTMLElement>(lacksAt)?.focus();
  };
  const hide = () => tip.current?.hidePopover();
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  const refused = {
    onPointerEnter: show,
    onFocus: show,
    onClick: refuse,
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
      {refusal === null || presses === 0 ? null : (
        <span key={presses} role="alert" className={classes['said']}>
          {refusal}
        </span>
      )}
    </>
  );
}

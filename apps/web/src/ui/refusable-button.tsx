import { useId } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import classes from './refusable-button.module.css';
import { Tooltip } from './tooltip.ts';

export interface RefusableButtonProps extends ButtonProps {
  /** Why it cannot be done now; null when it can. */
  readonly refusal: string | null;
}

const events = { hover: true, focus: true, touch: true };

/** A button that stays reachable when it cannot be used, and says why: to the pointer, the keyboard and screen readers. */
export function RefusableButton({ refusal, onClick, ...button }: RefusableButtonProps) {
  const reason = useId();
  if (refusal === null) return <Button onClick={onClick} {...button} />;
  return (
    <>
      <Tooltip label={refusal} events={events} multiline maw={280} classNames={{ tooltip: classes['reason'] ?? '' }}>
        <Button {...button} aria-disabled aria-describedby={reason} />
      </Tooltip>
      <span id={reason} hidden>
        {refusal}
      </span>
    </>
  );
}

import { IconArrowBackUp } from '@tabler/icons-react';
import type { FocusEventHandler, ReactNode } from 'react';
import classes from './undo-line.module.css';

interface UndoLineProps {
  readonly icon: ReactNode;
  readonly button: string;
  /** How long it can still be taken back, in the reader's words; null where that has no end. */
  readonly left: string | null;
  readonly onUndo: () => void;
  readonly onFocus?: FocusEventHandler | undefined;
  readonly onBlur?: FocusEventHandler;
  /** Its place among its neighbours. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What was just done, with the button that takes it back. */
export function UndoLine({ icon, button, left, onUndo, onFocus, onBlur, className, children }: UndoLineProps) {
  return (
    <div className={`${classes['undo']} ${className ?? ''}`} role="status">
      {icon}
      <span>{children}</span>
      <button type="button" onClick={onUndo} onFocus={onFocus} onBlur={onBlur}>
        <IconArrowBackUp size={16} aria-hidden />
        {button} {left === null ? null : <span aria-hidden>{left}</span>}
      </button>
    </div>
  );
}

/** Keeps the place of a line that is not there, so that what is said next is heard. */
export function NoUndoLine({ className }: { className?: string | undefined }) {
  return <div role="status" className={`${classes['undo']} ${className ?? ''}`} data-empty />;
}

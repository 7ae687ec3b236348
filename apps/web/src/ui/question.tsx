import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { RefusableButton } from './refusable-button.tsx';

export interface QuestionProps {
  readonly title: string;
  readonly cancel: string;
  /** Names what will happen. */
  readonly confirm: string;
  /** What the button says while it happens. */
  readonly running: string | false;
  readonly isDanger?: boolean;
  /** Why it cannot be done now; null when it can. */
  readonly refusal?: string | null;
  readonly width?: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something that cannot simply be taken back; the way out has the focus. */
export function Question({
  title,
  cancel,
  confirm,
  running,
  isDanger = true,
  refusal = null,
  width = 440,
  ...rest
}: QuestionProps) {
  const { onConfirm, onClose, children } = rest;
  return (
    <Dialog
      title={title}
      opened
      compact
      width={width}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {cancel}
          </Button>
          <RefusableButton
            tone={isDanger ? 'dangerFilled' : 'primary'}
            refusal={refusal}
            running={running}
            onClick={onConfirm}
          >
            {confirm}
          </RefusableButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

import { ChangeButton } from '../../parts/change-button.tsx';
import type { ButtonProps } from '../../ui/button.tsx';
import { useBlocked } from './use-blocked.ts';

interface ConfirmButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Whether everything is there that is sent. */
  readonly isReady: boolean;
}

/** The button of a dialog that decides: it says why it cannot, also when the connection goes while the dialog is open. */
export function ConfirmButton({ isReady, ...button }: ConfirmButtonProps) {
  const blocked = useBlocked();
  return <ChangeButton area="returns" refusal={blocked} disabled={blocked === null && !isReady} {...button} />;
}

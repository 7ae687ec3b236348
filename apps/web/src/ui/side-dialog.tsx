import { Dialog, type DialogProps } from './dialog.tsx';

export type SideDialogProps = Pick<DialogProps, 'title' | 'note' | 'actions' | 'footer' | 'onClose' | 'children'>;

/** One thing of a list at the side of it, with an address of its own; a page on phones. */
export function SideDialog(props: SideDialogProps) {
  return <Dialog opened isAtSide isPage isInHistory width={460} {...props} />;
}

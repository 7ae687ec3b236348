import { Dialog, type DialogProps } from './dialog.tsx';

/** One thing of a list at the side of it, with an address of its own; a page on phones. */
export function SideDialog(props: Pick<DialogProps, 'title' | 'note' | 'onClose' | 'children'>) {
  return <Dialog opened isAtSide isPage isInHistory width={460} {...props} />;
}

import type { ReactNode } from 'react';
import { type OverlayButtonProps, useOverlay } from './use-overlay.tsx';

export interface PopoverButtonProps extends OverlayButtonProps {
  readonly label: string;
  readonly position: 'bottom-start' | 'bottom-end';
  readonly width?: number | string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button with a box of controls below it, which keeps the focus while it is open. */
export function PopoverButton({ label, position, width, className, children, ...props }: PopoverButtonProps) {
  const { kit, isOpen, setOpen, target, waiting } = useOverlay(props, 'dialog');
  if (kit === null) return waiting;
  const { Popover } = kit;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position={position}
      {...(width !== undefined && { width })}
      trapFocus
      withRoles
      shadow="md"
      returnFocus
    >
      <Popover.Target>{target({ onClick: () => setOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown aria-label={label} {...(className !== undefined && { className })}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

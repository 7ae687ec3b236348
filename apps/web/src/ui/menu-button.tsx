import type { ReactNode } from 'react';
import { type OverlayButtonProps, type Overlays, useOverlay } from './use-overlay.tsx';

export interface MenuButtonProps extends OverlayButtonProps {
  /** The items, made of the kit's menu once it is there. */
  readonly children: (Menu: Overlays['Menu']) => ReactNode;
}

/** A button with a menu below its right edge. */
export function MenuButton({ children, ...props }: MenuButtonProps) {
  const { kit, isOpen, setOpen, target, waiting } = useOverlay(props, 'menu');
  if (kit === null) return waiting;
  const { Menu } = kit;
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>{target()}</Menu.Target>
      <Menu.Dropdown>{children(Menu)}</Menu.Dropdown>
    </Menu>
  );
}

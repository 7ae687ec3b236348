import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createStore, useStore } from '../platform/store.ts';
import { useFirstSign } from './first-sign.ts';
import { watchPresses, whenReleased } from './when-released.ts';

type Button = ReactElement<ComponentProps<'button'>>;

export interface OverlayButtonProps {
  readonly button: Button;
  readonly opened?: boolean;
  readonly onChange?: (opened: boolean) => void;
}

async function readOverlays() {
  const [{ Menu }, { Popover }] = await Promise.all([import('./menu.ts'), import('./popover.ts')]);
  return { Menu, Popover };
}

export type Overlays = Awaited<ReturnType<typeof readOverlays>>;

const overlays = createStore<Overlays | null>(null);
let reading: Promise<void> | null = null;

/** After a failure the click on a button tries again. */
function loadOverlays(): void {
  reading ??= readOverlays()
    .then((kit) => whenReleased().then(() => overlays.set(kit)))
    .catch(() => {
      reading = null;
    });
}

function useLoadWithFirstSign(isLoaded: boolean): void {
  useFirstSign(loadOverlays);
  useEffect(() => (isLoaded ? undefined : watchPresses()), [isLoaded]);
}

interface WaitingProps extends Pick<OverlayButtonProps, 'button'> {
  readonly opens: 'menu' | 'dialog';
  readonly onClick: () => void;
  readonly onGone: (hadFocus: boolean) => void;
}

/** The button before the kit is there: a click is kept, and whether it had the focus is handed on. */
function Waiting({ button, opens, onClick, onGone }: WaitingProps) {
  const [drawn, setDrawn] = useState<HTMLButtonElement | null>(null);
  useLayoutEffect(() => () => onGone(drawn !== null && drawn === document.activeElement), [drawn, onGone]);
  return cloneElement(button, { ref: setDrawn, onClick, 'aria-haspopup': opens, 'aria-expanded': false });
}

/**
 * What a button opens is part of the kit that no first load needs: it comes with the first sign of a user. Until then
 * `waiting` is what to draw.
 */
export function useOverlay({ button, opened, onChange }: OverlayButtonProps, opens: 'menu' | 'dialog') {
  const kit = useStore(overlays);
  const [ownOpened, setOwnOpened] = useState(false);
  const hadFocus = useRef(false);
  const [keepFocus] = useState(() => (had: boolean) => {
    hadFocus.current = had;
  });
  const [drawn, setDrawn] = useState<HTMLButtonElement | null>(null);
  const isOpen = opened ?? ownOpened;
  const setOpen = onChange ?? setOwnOpened;
  useLoadWithFirstSign(kit !== null);
  useLayoutEffect(() => {
    if (drawn === null || !hadFocus.current) return;
    hadFocus.current = false;
    drawn.focus({ preventScroll: true });
  }, [drawn]);
  // Drawn closed once: the kit gives the focus back only to where it was before the change from closed to open.
  const isReady = useDeferredValue(kit !== null);
  const open = () => {
    setOpen(true);
    loadOverlays();
  };
  return {
    kit,
    isOpen: isOpen && isReady,
    setOpen,
    target: (props?: Pick<ComponentProps<'button'>, 'onClick'>) => cloneElement(button, { ref: setDrawn, ...props }),
    waiting: <Waiting button={button} opens={opens} onClick={open} onGone={keepFocus} />,
  };
}

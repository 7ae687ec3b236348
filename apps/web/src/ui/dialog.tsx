import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Modal } from '@mantine/core';
import { IconChevronLeft, IconX } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';
import { phone, useMedia } from '../platform/media.ts';
import { createStore, useStore } from '../platform/store.ts';
import { IconButton, ignoreHeld } from './button.tsx';
import classes from './dialog.module.css';
import { useLayer } from './layer-history.ts';

export interface DialogProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly width?: number;
  readonly footer?: ReactNode;
  /** Stand beside the button that closes it. */
  readonly actions?: ReactNode;
  /** False when the content makes its own columns up to the edges. */
  readonly padded?: boolean;
  /** True for a short question: it stays a box on phones, too. */
  readonly compact?: boolean;
  /** True for one that is a page on phones: an arrow at its left leads back. */
  readonly isPage?: boolean;
  /** True for a dialog that Back closes by itself: it has an address, or is asked in the middle of a way. */
  readonly isInHistory?: boolean;
  /** True for one at the right edge, as high as the window. */
  readonly isAtSide?: boolean;
  /** True for one whose content is the head as well; its title is spoken only. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** The dialogs that are open, the topmost last. */
const layers = createStore<readonly string[]>([]);

/** Whether this dialog is the topmost: Escape closes one layer. */
function useIsTop(opened: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!opened) return undefined;
    layers.set([...layers.current(), id]);
    return () => layers.set(layers.current().filter((layer) => layer !== id));
  }, [id, opened]);
  return useStore(layers).at(-1) === id;
}

/** Gives the focus back to where it was before; the kit does so only for dialogs that stay mounted while closed. */
function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [opened]);
}

function partClasses({ compact, isAtSide }: { compact: boolean; isAtSide: boolean }) {
  const content = [classes['content'], compact && classes['compact'], isAtSide && classes['side']];
  return {
    content: content.filter(Boolean).join(' '),
    inner: [classes['inner'], isAtSide && classes['atSide']].filter(Boolean).join(' '),
  };
}

/** The Enter that opened the dialog does not send it as well; in text of several lines it may repeat. */
function ignoreHeldInFields(event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLTextAreaElement)) ignoreHeld(event);
}

/** The kit gives the focus to what is marked, twice and a little late: whoever was faster keeps what they have reached. */
function markReached({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.contains(target)) return;
  for (const marked of currentTarget.querySelectorAll('[data-autofocus]')) marked.removeAttribute('data-autofocus');
  target.setAttribute('data-autofocus', '');
}

/** A dialog of which nothing else is said. */
const plain = {
  compact: false,
  isPage: false,
  isInHistory: false,
  isAtSide: false,
  isBare: false,
  padded: true,
  width: 520,
};

const fade = { duration: 200, transition: 'fade' } as const;

interface HeadProps extends Pick<DialogProps, 'title' | 'note' | 'actions' | 'onClose'> {
  readonly isReturn: boolean;
}

function DialogHead({ title, note, actions, isReturn, onClose }: HeadProps) {
  const tActions = useTranslations('actions');
  const way = (
    <IconButton label={tActions('close')} onClick={onClose}>
      {isReturn ? <IconChevronLeft /> : <IconX />}
    </IconButton>
  );
  return (
    <div className={classes['head']} data-page={isReturn || undefined}>
      {isReturn ? way : null}
      <div>
        <Modal.Title component="h2">{title}</Modal.Title>
        {note ? <p>{note}</p> : null}
      </div>
      {actions}
      {isReturn ? null : way}
    </div>
  );
}

/** The portal's dialog: title, content that scrolls, actions that stay; the whole screen on phones. */
export function Dialog(props: DialogProps) {
  const { title, note, opened, onClose, footer, actions, children } = props;
  const { width, padded, compact, isPage, isInHistory, isAtSide, isBare } = { ...plain, ...props };
  const small = useMedia(phone) && !compact;
  useFocusBack(opened);
  const isTop = useIsTop(opened);
  useLayer(opened && !isInHistory, onClose);
  const isReturn = isPage && small;
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={isTop}
      size={width}
      fullScreen={small}
      lockScroll={false}
      // What arrives later lets a dialog grow downwards: no button leaves the pointer that is about to press it.
      centered={compact}
      yOffset="10dvh"
      padding={0}
      // Without a shift: what is laid over the window from within would be laid over the dialog, and cut by it.
      transitionProps={fade}
      returnFocus={false}
      classNames={partClasses({ compact, isAtSide })}
    >
      <Modal.Overlay color="var(--scrim)" backgroundOpacity={1} />
      <Modal.Content radius={small ? 0 : 14} onKeyDown={ignoreHeldInFields} onFocus={markReached}>
        {isBare ? (
          <Modal.Title className={classes['spoken']}>{title}</Modal.Title>
        ) : (
          <DialogHead {...{ title, note, actions, isReturn, onClose }} />
        )}
        <Modal.Body className={padded ? `${classes['body']} ${classes['padded']}` : (classes['body'] ?? '')}>
          {children}
        </Modal.Body>
        {footer ? <div className={classes['foot']}>{footer}</div> : null}
      </Modal.Content>
    </Modal.Root>
  );
}

/** A remark at the left of a dialog's actions. */
export function DialogNote({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classes['note']}>
      {icon}
      {children}
    </span>
  );
}

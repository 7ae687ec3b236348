import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './full-screen.module.css';

export interface FullScreenProps {
  readonly title: string;
  readonly contentRef: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

const atOnce = { duration: 0 } as const;

/** Covers the whole window, for work that needs all of it; it has an address of its own, and its content hears its keys. */
export function FullScreen({ title, contentRef, children }: FullScreenProps) {
  return (
    <Modal.Root
      opened
      onClose={() => {}}
      closeOnEscape={false}
      fullScreen
      lockScroll={false}
      padding={0}
      transitionProps={atOnce}
      returnFocus={false}
      classNames={{ content: classes['content'] ?? '', inner: classes['inner'] ?? '' }}
    >
      <Modal.Content ref={contentRef} radius={0}>
        <Modal.Title component="h1" className={classes['spoken']}>
          {title}
        </Modal.Title>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}

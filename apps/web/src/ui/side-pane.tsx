import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../platform/media.ts';
import { IconButton } from './button.tsx';
import { useKeepFocus } from './keep-focus.ts';
import { SideDialog, type SideDialogProps } from './side-dialog.tsx';
import classes from './side-pane.module.css';

/** Wide enough for a list of columns and what is open of it side by side. */
const besideTable = '(min-width: 1320px)';

/** Whether what is open of a list stands beside it, and the list stays in use. */
export const useDocked = (): boolean => useMedia(besideTable);

/** What a pane stands beside where it is docked. */
export function BesidePane({ className, children }: { className: string | undefined; children: ReactNode }) {
  return <div className={[classes['beside'], className].filter(Boolean).join(' ')}>{children}</div>;
}

function DockedPane({ title, note, actions, footer, onClose, children }: SideDialogProps) {
  const tActions = useTranslations('actions');
  const pane = useRef<HTMLElement>(null);
  const name = useId();
  useKeepFocus(pane);
  return (
    <section ref={pane} className={classes['pane']} aria-labelledby={name} tabIndex={-1}>
      <div className={classes['head']}>
        <div>
          <h2 id={name}>{title}</h2>
          {note}
        </div>
        {actions}
        <IconButton label={tActions('close')} data-key="Escape" onClick={onClose}>
          <IconX />
        </IconButton>
      </div>
      <div className={classes['body']} data-scroller>
        {children}
      </div>
      {footer ? <div className={classes['foot']}>{footer}</div> : null}
    </section>
  );
}

/**
 * One thing of a list, with an address of its own: beside the list where there is room, which stays in use, else over it; a page on
 * phones. Escape closes it (`useControlKeys` of the screen).
 */
export function SidePane(props: SideDialogProps) {
  return useDocked() ? <DockedPane {...props} /> : <SideDialog {...props} />;
}

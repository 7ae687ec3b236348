import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './button.module.css';

interface DownloadLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that looks like a button and keeps a file, whose name the server gives. */
export function DownloadLink({ href, children }: DownloadLinkProps) {
  return (
    <a className={classes['button']} href={href} download>
      <IconDownload size={16} aria-hidden />
      {children}
    </a>
  );
}

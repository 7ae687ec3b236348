import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './picture-viewer.module.css';

export interface Picture {
  readonly address: string;
  readonly name: string;
}

interface PictureViewerProps {
  readonly pictures: readonly Picture[];
  /** The address of the one that is shown first. */
  readonly first: string;
  readonly onClose: () => void;
}

/** The pictures of a message or of one side of a case, one after the other; a link keeps the file. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const t = useTranslations('afterSale.viewer');
  const [shown, setShown] = useState(
    Math.max(
      0,
      pictures.findIndex(({ address }) => address === first),
    ),
  );
  const picture = pictures[shown];
  if (picture === undefined) return null;
  const move = (by: number) => setShown((at) => Math.min(pictures.length - 1, Math.max(0, at + by)));
  return (
    <Dialog
      title={picture.name}
      opened
      width={960}
      onClose={onClose}
      footer={
        <>
          <a className={classes['save']} href={picture.address} download={picture.name}>
            <IconDownload size={16} aria-hidden /> {t('save')}
          </a>
          {pictures.length === 1 ? null : (
            <>
              <span className={classes['place']}>{t('place', { at: shown + 1, count: pictures.length })}</span>
              <Button icon={<IconChevronLeft size={16} aria-hidden />} disabled={shown === 0} onClick={() => move(-1)}>
                {t('previous')}
              </Button>
              <Button
                icon={<IconChevronRight size={16} aria-hidden />}
                disabled={shown === pictures.length - 1}
                onClick={() => move(1)}
              >
                {t('next')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={classes['picture']}>
        <img src={picture.address} alt={picture.name} />
      </div>
    </Dialog>
  );
}

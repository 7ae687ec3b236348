import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useHasFeed } from '../feed/feed-queries.ts';
import { type RemedyDialogProps, useRemedyDesk } from './remedy-desk.tsx';
import classes from './remedy-dialog.module.css';
import { isConfirmed } from './remedy-kinds.ts';

/** Asks before all products of a cause are changed: how many they are, and how it is undone. */
export function ConfirmDialog({ question, onClose }: RemedyDialogProps) {
  const t = useTranslations('sync');
  const tScreen = useTranslations('shell.screen');
  const { number } = useFormats();
  const desk = useRemedyDesk();
  const hasFeed = useHasFeed();
  const { finding, products, remedy } = question.cause;
  if (!isConfirmed(remedy)) return null;
  const start = () => {
    desk.fix({ finding });
    onClose();
  };
  return (
    <Dialog
      title={t(`confirm.${remedy}`, { count: products })}
      note={t(`title.${finding}`)}
      opened
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button tone="primary" onClick={start} data-autofocus>
            {t(`action.${remedy}`, { count: number(products) })}
          </Button>
        </>
      }
    >
      <div className={classes['text']}>
        <p>{t(`solution.${finding}`)}</p>
        <p>{t('confirm.refused')}</p>
        {hasFeed ? <p>{t('confirm.feed')}</p> : null}
        <p>{t('confirm.undo', { screen: tScreen('my_products') })}</p>
      </div>
    </Dialog>
  );
}

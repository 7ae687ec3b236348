import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useNow } from '../../platform/now.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import classes from './my-products.module.css';
import { undoEdit, useOfferEdits } from './offer-edits.ts';
import type { PendingEdit } from './waiting-edits.ts';

function useEditText(): (edit: PendingEdit, count: number) => string {
  const t = useTranslations('offers.undo');
  const formats = useFormats();
  return ({ offer, change, group }, count) => {
    if (group !== null) return t('several', { count });
    const { name } = offer;
    if (change.fromFeed === true && Object.keys(change).length === 1) return t('fromFeed', { name });
    if (change.active !== undefined) return t(change.active ? 'active' : 'inactive', { name });
    if (change.price !== undefined)
      return t('price', { name, value: formats.money({ amount: change.price, currency: offer.price.currency }) });
    return t('stock', { name, value: formats.number(change.stock ?? offer.stock) });
  };
}

/** The change made last, which can be taken back while it waits (OFF-07). */
export function UndoBar() {
  const t = useTranslations('offers.undo');
  const { edits } = useOfferEdits();
  const now = useNow(500);
  const text = useEditText();
  const edit = edits.findLast((each) => !each.isSending);
  if (edit === undefined) return <div role="status" className={classes['undo']} data-empty />;
  const seconds = Math.max(0, Math.ceil((edit.sendAt - now.getTime()) / 1000));
  const { group } = edit;
  const count = edits.filter((each) => !each.isSending && each.group === group).length;
  const undo = () => {
    undoEdit(edit);
    showSnackbar('success', group === null ? t('undone', { name: edit.offer.name }) : t('undoneSeveral', { count }));
  };
  const kept = edits.filter(({ isKept }) => isKept).length;
  return (
    <div className={classes['undo']} role="status" data-kept={edit.isKept || undefined}>
      {edit.isKept ? <IconCloudOff size={18} aria-hidden /> : <IconCircleCheck size={18} aria-hidden />}
      <span>{edit.isKept ? t('kept', { count: kept }) : text(edit, count)}</span>
      <button type="button" onClick={undo}>
        {t('button')} {edit.isKept ? null : <span aria-hidden>{t('seconds', { seconds: String(seconds) })}</span>}
      </button>
    </div>
  );
}

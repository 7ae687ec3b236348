import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { useSecondsUntil } from '../../../platform/now.ts';
import { NoUndoLine, UndoLine } from '../../../ui/undo-line.tsx';
import classes from '../offers.module.css';
import { isListed } from './listed-edits.ts';
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
    const { purchasePrice: paid } = change;
    if (paid === null) return t('noPurchasePrice', { name });
    if (paid !== undefined)
      return t('purchasePrice', { name, value: formats.money({ amount: paid, currency: offer.price.currency }) });
    return t('stock', { name, value: formats.number(change.stock ?? offer.stock) });
  };
}

/** The change made last, which can be taken back while it waits (OFF-07). */
export function UndoBar() {
  const t = useTranslations('offers.undo');
  const tActions = useTranslations('actions');
  const { edits } = useOfferEdits();
  const text = useEditText();
  const edit = edits.findLast((each) => !each.isSending && !isListed(each));
  const seconds = useSecondsUntil(edit?.sendAt ?? 0);
  if (edit === undefined) return <NoUndoLine className={classes['undo']} />;
  const { group, isKept } = edit;
  const count = edits.filter((each) => !each.isSending && each.group === group).length;
  const undo = () => {
    undoEdit(edit);
    showSnackbar('success', group === null ? t('undone', { name: edit.offer.name }) : t('undoneSeveral', { count }));
  };
  const kept = edits.filter((each) => each.isKept).length;
  const Icon = isKept ? IconCloudOff : IconCircleCheck;
  return (
    <UndoLine
      className={classes['undo']}
      icon={<Icon size={18} aria-hidden />}
      button={tActions('undo')}
      left={isKept ? null : tActions('seconds', { seconds: String(seconds) })}
      onUndo={undo}
    >
      {isKept ? t('kept', { count: kept }) : text(edit, count)}
    </UndoLine>
  );
}

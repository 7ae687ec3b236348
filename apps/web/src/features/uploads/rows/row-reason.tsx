import type { Upload } from '@offizin/contract/uploads/seller';
import type { UploadRow } from '@offizin/contract/uploads/rows';
import { isUnlimited } from '@offizin/domain/offers/offer-kinds';
import { useTranslations } from 'use-intl';
import { type Amounts, useAmounts } from '../amounts.ts';
import { useNow } from '../../../platform/now.ts';
import { isOpen } from '../fixing/row-cures.ts';
import { type ShownText, useFindingText } from './finding-text.ts';

function changesOf(row: UploadRow, amounts: Amounts): { price: string | null; stock: string | null; origin: boolean } {
  const { before, after } = row;
  const changed = (from: number | null | undefined, to: number | null, write: (from: number, to: number) => string) =>
    typeof from === 'number' && to !== null && from !== to ? write(from, to) : null;
  return {
    price: changed(before?.price, after.price, amounts.percent),
    stock: changed(before?.stock, after.stock, (from, to) => amounts.signed(to - from)),
    origin: before !== null && after.origin !== null && before.origin !== after.origin,
  };
}

function useChangeText() {
  const t = useTranslations('uploads');
  const amounts = useAmounts();
  return (row: UploadRow): ShownText => {
    const { after } = row;
    if (row.result === 'created') {
      const unlimited = after.stock !== null && after.origin !== null && isUnlimited(after.stock, after.origin);
      return { title: unlimited ? t('reason.unlimited') : after.origin === null ? '' : t(`origin.${after.origin}`) };
    }
    const { price, stock, origin } = changesOf(row, amounts);
    const parts = [
      price === null ? null : t('reason.price', { change: price }),
      stock === null ? null : t('reason.stock', { change: stock }),
      origin && after.origin !== null ? t('reason.origin', { origin: t(`origin.${after.origin}`) }) : null,
    ].filter((part) => part !== null);
    return { title: parts.join(' · ') };
  };
}

/** What something newer made of the row’s product. */
function useNewerText() {
  const t = useTranslations('uploads.reason');
  const tSync = useTranslations('sync.screen.runKind');
  const amounts = useAmounts();
  const now = useNow(60_000);
  return ({ kind, at }: NonNullable<UploadRow['newer']>): ShownText => ({
    title: t('newer', { what: tSync(kind), date: amounts.moment(at, now) }),
    detail: t('newerDetail'),
  });
}

/** The product whose code was probably meant, and how many are as near; null where none is. */
function meantIn({ detail }: UploadRow): { count: number; value: string; name: string } | null {
  const known = (detail?.suggestions ?? []).filter(({ product }) => product !== null);
  const count = new Set(known.map(({ product }) => product?.productId)).size;
  const { value = '', product = null } = known[0] ?? {};
  return product === null ? null : { count, value, name: `${product.name} ${product.pack}`.trim() };
}

/** A line of the reason; what does not fit is read by pointing at it. A solution is never cut. */
function Line({ kind, children }: { kind: 'title' | 'detail' | 'solution'; children: string }) {
  return (
    <span data-line={kind} title={children}>
      {children}
    </span>
  );
}

export interface RowReasonProps {
  readonly upload: Upload;
  readonly row: UploadRow;
  readonly leftAlone: boolean;
  /** Whether what to do about it is shown, too: where nothing can be done in the row itself. */
  readonly withSolution: boolean;
}

/** Why a row has its result, with the numbers of its rule and the repairs that were made (UPL-05, UPL-13). */
export function RowReason({ upload, row, leftAlone, withSolution }: RowReasonProps) {
  const t = useTranslations('uploads.reason');
  const tCodes = useTranslations('uploadsCodes');
  const tSync = useTranslations('sync');
  const findingText = useFindingText(upload);
  const changeText = useChangeText();
  const newerText = useNewerText();
  const { finding, newer } = row;
  const text: ShownText = leftAlone
    ? { title: t('changedSince') }
    : newer !== null
      ? newerText(newer)
      : finding === null
        ? changeText(row)
        : findingText({ ...row, finding });
  const meant = isOpen(row) && !leftAlone ? meantIn(row) : null;
  const found = row.detail?.notes ?? [];
  const notes = found.map(({ note, from, to }) => tCodes(`note.${note}`, { from, to }));
  const isUnchecked = found.some(({ note }) => note === 'code_unchecked');
  return (
    <>
      {text.title === '' ? null : <Line kind="title">{text.title}</Line>}
      {text.detail === undefined || meant !== null ? null : (
        <Line kind={newer === null ? 'detail' : 'solution'}>{text.detail}</Line>
      )}
      {withSolution && finding !== null && !leftAlone && newer === null ? (
        <Line kind="solution">{tSync(`solution.${finding}`)}</Line>
      ) : null}
      {meant === null ? null : (
        <Line kind="detail">
          {meant.count > 1 ? tCodes('likelySeveral', { count: String(meant.count) }) : tCodes('likely', meant)}
        </Line>
      )}
      {notes.map((note) => (
        <Line key={note} kind="detail">
          {note}
        </Line>
      ))}
      {isUnchecked && row.product !== null ? (
        <Line kind="detail">
          {tCodes('uncheckedProduct', { name: `${row.product.name} ${row.product.pack}`.trim() })}
        </Line>
      ) : null}
    </>
  );
}

import type { Upload } from '@offizin/contract/uploads/upload';
import type { UploadRow } from '@offizin/contract/uploads/rows';
import { isUnlimited } from '@offizin/domain/offers/offer-kinds';
import { useTranslations } from 'use-intl';
import { type Amounts, useAmounts } from '../amounts.ts';
import { useNow } from '../../../platform/now.ts';
import { isAsked, isOpen } from '../fixing/row-cures.ts';
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

/** What has changed a row’s product since, who did, and when: a revert left it alone for that. */
function useChangedText() {
  const t = useTranslations('uploads.reason');
  const tSync = useTranslations('sync.screen.runKind');
  const amounts = useAmounts();
  const now = useNow(60_000);
  return ({ newer }: UploadRow): ShownText => {
    const title = t('changedSince');
    if (newer === null) return { title };
    const parts = [tSync(newer.kind), newer.actorName, amounts.moment(newer.at, now)];
    return { title, detail: parts.filter((part) => part !== null).join(', ') };
  };
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

/** What the reason says first: of a code in doubt that no product has it, of the others what was found or changes. */
function useMainText(upload: Upload) {
  const tCodes = useTranslations('uploadsCodes');
  const findingText = useFindingText(upload);
  const changeText = useChangeText();
  const newerText = useNewerText();
  const changedText = useChangedText();
  return (row: UploadRow, leftAlone: boolean): ShownText => {
    const { finding, newer } = row;
    if (leftAlone) return changedText(row);
    if (newer !== null) return newerText(newer);
    if (finding === null) return changeText(row);
    return isAsked(row) ? { title: tCodes('unknownCode') } : findingText({ ...row, finding });
  };
}

/** The product that was probably meant; of a code that no product has, the seller is asked. */
function MeantLine({ row }: { row: UploadRow }) {
  const tCodes = useTranslations('uploadsCodes');
  const meant = meantIn(row);
  if (meant === null) return null;
  const asked = isAsked(row);
  const count = String(meant.count);
  return (
    <Line kind={asked ? 'solution' : 'detail'}>
      {meant.count > 1
        ? tCodes(asked ? 'askedSeveral' : 'likelySeveral', { count })
        : tCodes(asked ? 'asked' : 'likely', meant)}
    </Line>
  );
}

/** The repairs that were made so that the row could be read. */
function NoteLines({ row }: { row: UploadRow }) {
  const tCodes = useTranslations('uploadsCodes');
  const found = row.detail?.notes ?? [];
  const isUnchecked = found.some(({ note }) => note === 'code_unchecked');
  const notes = found.filter(({ note }) => note !== 'similar_code');
  return (
    <>
      {notes.map(({ note, from, to }) => (
        <Line key={`${note} ${from}`} kind="detail">
          {tCodes(`note.${note}`, { from, to })}
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

/** Why a row has its result, with the numbers of its rule and the repairs that were made (UPL-05, UPL-13). */
export function RowReason({ upload, row, leftAlone, withSolution }: RowReasonProps) {
  const tSync = useTranslations('sync');
  const mainText = useMainText(upload);
  const { finding, newer } = row;
  const text = mainText(row, leftAlone);
  const canBeFixed = isOpen(row) && !leftAlone;
  const isMeant = canBeFixed && meantIn(row) !== null;
  return (
    <>
      {text.title === '' ? null : <Line kind="title">{text.title}</Line>}
      {text.detail === undefined || isMeant ? null : (
        <Line kind={newer === null || leftAlone ? 'detail' : 'solution'}>{text.detail}</Line>
      )}
      {text.advice === undefined ? null : <Line kind="solution">{text.advice}</Line>}
      {withSolution && finding !== null && !leftAlone && newer === null ? (
        <Line kind="solution">{tSync(`solution.${finding}`)}</Line>
      ) : null}
      {canBeFixed ? <MeantLine row={row} /> : null}
      <NoteLines row={row} />
    </>
  );
}

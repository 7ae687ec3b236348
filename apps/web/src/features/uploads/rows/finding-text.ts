import type { Upload } from '@offizin/contract/uploads/upload';
import type { UploadRow } from '@offizin/contract/uploads/rows';
import { namedNumbers } from '@offizin/domain/sync/result-types';
import { useTranslations } from 'use-intl';
import { useFindingReason } from '../../../parts/sync/finding-reason.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useSignedIn } from '../../../platform/session.ts';
import { codeLabelOf } from './code-label.ts';

export interface ShownText {
  readonly title: string;
  readonly detail?: string;
  /** What to do about it, where that is not plain. */
  readonly advice?: string;
}

/** Cells whose cure lies in the program that wrote the file. */
const advisedProblems = ['digits_lost', 'code_as_date', 'other_currency'] as const;

type Found = UploadRow & { readonly finding: NonNullable<UploadRow['finding']> };

/** Why a row has its finding: what it is called, and beneath it the cell, the digit or the numbers that matter. */
export function useFindingText(upload: Upload): (row: Found) => ShownText {
  const t = useTranslations('sync');
  const tCodes = useTranslations('uploadsCodes');
  const tMissing = useTranslations('uploads.reason.missing');
  const { money } = useFormats();
  const { currency } = useSignedIn().seller;
  const reason = useFindingReason((amount) => money({ amount, currency }));
  const missing = ({ code, gtin, after }: Found): string => {
    if (code === null && gtin === null) return tMissing('code', { code: codeLabelOf(upload) });
    return after.price === null ? tMissing('price') : tMissing('stock');
  };
  return (row) => {
    const { finding, detail } = row;
    if (finding === 'unreadable_format' && detail?.unreadable) {
      const { problem, text } = detail.unreadable;
      const advised = advisedProblems.find((each) => each === problem);
      return {
        title: tCodes(`unreadable.${problem}`),
        detail: tCodes('read', { text }),
        ...(advised && { advice: tCodes(`advice.${advised}`) }),
      };
    }
    if (finding !== 'missing_identifier')
      return { title: t(`title.${finding}`), detail: reason(finding, namedNumbers(finding, row.numbers)) };
    if (!detail?.identifier) return { title: missing(row) };
    const { expected, problem, text } = detail.identifier;
    return {
      title: tCodes(`identifier.${problem}`),
      detail: expected === null ? tCodes('read', { text }) : tCodes('expectedDigit', { expected }),
    };
  };
}

import type { Correction } from '@offizin/contract/uploads/seller';
import type { Upload } from '@offizin/contract/uploads/upload';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isLeftForGood } from '../../../platform/before-session-ends.ts';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { useBeforeSessionEnds } from '../../../platform/use-before-session-ends.ts';
import { useKeptFields } from '../../../platform/use-kept-fields.ts';
import { cellKey, type CellPosition } from './bad-cells.ts';
import { type CorrectionSender, makeSender } from './correction-sender.ts';
import { uploadKeys } from '../upload-queries.ts';
import { correctionsAgain, correctionsName, keepCorrections } from './kept-corrections.ts';
import { writeQuery } from '../../../platform/write-query.ts';

/** What corrected cells show, by cell, until the check of the file has seen them. */
type Values = ReadonlyMap<string, string>;

function without(values: Values, gone: Iterable<string>): Values {
  const left = new Map(values);
  for (const key of gone) left.delete(key);
  return left;
}

/** A correction, and what its cell shows where that is not its value. */
type Shown = Correction & { readonly shown?: string };

const shownOf = (corrections: readonly Shown[]): Values =>
  new Map(corrections.map((each) => [cellKey(each), each.shown ?? each.value ?? '']));

/** Asks before the page is left while something is unsent, and sends it when the screen is left, or keeps it when that is too late. */
function useGuard(uploadId: string, sender: CorrectionSender): void {
  useBeforeSessionEnds({
    isUnsaved: sender.hasUnsent,
    finish: sender.flush,
    keep: () => keepCorrections(uploadId, sender.unsent()),
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (sender.hasUnsent() && !isLeftForGood()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      void sender.flush();
    };
  }, [sender]);
}

export interface Corrections {
  readonly correct: (corrections: readonly Shown[]) => void;
  /** What a cell shows that still waits for its check. */
  readonly valueAt: (cell: CellPosition) => string | undefined;
  readonly isWaiting: boolean;
}

/** Corrections of single cells: shown at once, sent together, and settled by the next check of the whole file (UPL-09). */
export function useCorrections(upload: Upload): Corrections {
  const t = useTranslations('uploads.bar');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { id } = upload;
  const kept = useKeptFields(correctionsName(id));
  const [values, setValues] = useState<Values>(() => shownOf(correctionsAgain(kept)));
  const [lost, setLost] = useState<{ readonly error: unknown } | null>(null);
  const reportLost = useEffectEvent((error: unknown) =>
    showSnackbar('error', t('unsaved', { reason: errorText(error) })),
  );
  useEffect(() => {
    if (lost !== null) reportLost(lost.error);
  }, [lost]);

  // One upload is shown as long as the component lives.
  const [sender] = useState(() => {
    const send = async (corrections: Correction[]) => {
      const next = await call('PUT /offer-uploads/:uploadId/corrections', {
        params: { uploadId: id },
        body: { corrections },
      });
      writeQuery(queries, uploadKeys.detail(id), next);
    };
    return makeSender(send, (places, error) => {
      setValues((before) => without(before, places));
      setLost({ error });
    });
  });
  useGuard(id, sender);
  useEffect(() => {
    const again = correctionsAgain(kept);
    if (again.length > 0) sender.add(again);
  }, [kept, sender]);

  // Of an applied upload, the corrections gather beside it.
  const { rechecking } = upload.correcting ?? upload;
  const wasRechecking = useRef(rechecking);
  const settle = useEffectEvent(async () => {
    if (sender.hasUnsent()) return;
    const settled = [...values.keys()];
    await queries.invalidateQueries({ queryKey: uploadKeys.rows(id) });
    setValues((before) => without(before, settled));
  });
  useEffect(() => {
    if (wasRechecking.current && !rechecking) void settle();
    wasRechecking.current = rechecking;
  }, [rechecking]);

  const correct = useCallback(
    (corrections: readonly Shown[]) => {
      setValues((before) => new Map([...before, ...shownOf(corrections)]));
      sender.add(corrections.map(({ rowNumber, field, value }) => ({ rowNumber, field, value })));
    },
    [sender],
  );
  const valueAt = useCallback((cell: CellPosition) => values.get(cellKey(cell)), [values]);
  return { correct, valueAt, isWaiting: rechecking || values.size > 0 };
}

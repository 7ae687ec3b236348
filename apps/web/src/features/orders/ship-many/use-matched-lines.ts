import type { MatchedLine } from '@offizin/contract/orders/batches';
import { limits } from '@offizin/domain/limits';
import { readTrackingTable, type TrackingColumns, trackingLinesOf } from '@offizin/domain/orders/tracking-table';
import { cutText } from '@offizin/domain/typed/cut-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { call } from '../../../platform/client.ts';
import { type LineFix, useTypedList } from './typed-list.ts';

const longest = { order: 60, tracking: 120, postalCode: 20, name: 200 };

export interface ListedLine {
  readonly line: number;
  readonly match: MatchedLine | undefined;
  readonly isLeftOut: boolean;
  /** As it was written. */
  readonly written: { readonly order: string; readonly tracking: string; readonly postalCode: string };
}

export interface MatchedLines {
  readonly columns: TrackingColumns;
  readonly lines: readonly ListedLine[];
  /** More lines than go together. */
  readonly isTooLong: boolean;
  readonly error: Error | null;
  readonly isMatching: boolean;
  readonly retry: () => void;
}

/** What was pasted, as parcels, each with the order that the server found for it. */
export function useMatchedLines(): MatchedLines {
  const typed = useTypedList();
  const text = useDeferredValue(typed.text);
  const table = useMemo(() => readTrackingTable(text), [text]);
  const columns = typed.columns ?? table.columns;
  const written = useMemo(() => trackingLinesOf({ rows: table.rows, columns }), [table, columns]);
  const isTooLong = written.length > limits.orderBatch;
  const fixOf = (line: number): LineFix => typed.fixes.get(line) ?? {};
  const asked = written
    .filter(({ line }) => fixOf(line).isLeftOut !== true)
    .map((each) => {
      const { order, tracking, courier, isAccepted } = fixOf(each.line);
      return {
        line: each.line,
        order: cutText(order ?? each.order, longest.order),
        tracking: cutText(tracking ?? each.tracking, longest.tracking),
        postalCode: cutText(each.postalCode, longest.postalCode),
        name: cutText(each.name, longest.name),
        ...(courier !== undefined && { courier }),
        ...(isAccepted === true && { isAccepted }),
      };
    });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['tracking-lines', asked],
    queryFn: ({ signal }) => call('POST /tracking-lines', { body: { lines: asked } }, { signal }),
    enabled: asked.length > 0 && !isTooLong,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const matches = new Map((asked.length === 0 ? [] : (data?.lines ?? [])).map((match) => [match.line, match]));
  return {
    columns,
    lines: written.map((each) => ({
      line: each.line,
      written: each,
      match: matches.get(each.line),
      isLeftOut: fixOf(each.line).isLeftOut === true,
    })),
    isTooLong,
    error: data === undefined ? error : null,
    isMatching: isFetching,
    retry: () => void refetch(),
  };
}

import type { ReturnRow } from '../../returns/write/return-queries.ts';

/** What a call answers of a return. */
export const returnView = ({ id, return_no: returnNo, state, version, due_at: dueAt }: ReturnRow) => ({
  returnId: id,
  returnNo,
  state,
  version,
  dueAt: dueAt?.toISOString() ?? null,
});

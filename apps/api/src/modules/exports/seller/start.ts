import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { sellerTimeZone } from '../../../platform/session/active-session.ts';
import { type ExportSource, sourceFor } from '../../../platform/exports/export-source.ts';
import { beginExport, fileWord } from '../write/begin-export.ts';
import { exportView } from './export-view.ts';
import { exportRefusal } from './export-refusal.ts';
import { askedBy } from './secret-columns.ts';

async function begin(
  sources: readonly ExportSource[],
  { db, session, body, now, noted, fail }: InputOf<typeof api.exports.start>,
) {
  const { format } = body;
  const refusal = exportRefusal(session, body.question.kind);
  if (refusal !== null) fail(refusal);
  const question = askedBy(session, body.question) ?? fail('access.impersonation');
  const begun = await beginExport(db, sourceFor(sources, question), {
    question,
    format,
    locale: session.locale,
    timeZone: sellerTimeZone(session),
    now,
  });
  if (typeof begun === 'string') return fail(begun);
  noted.note('file', null, fileWord(question.kind));
  noted.note('format', null, format);
  return exportView(begun, now);
}

/** Begins a file of one of these sources in the background (OFF-04). */
export function startOf(sources: readonly ExportSource[]) {
  return (input: InputOf<typeof api.exports.start>) => begin(sources, input);
}

import type { api } from '@offizin/contract/api';
import { mayIn } from '@offizin/domain/access/roles';
import { limits } from '@offizin/domain/limits';
import { makeFormats, type Formats } from '@offizin/i18n/formats';
import { withSeller } from '../../../../platform/db/scopes/scopes.ts';
import type { FileStore } from '../../../../platform/files/file-store.ts';
import { inImageTurn, thumbnailOf } from '../../../../platform/files/read-image.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { sellerTimeZone } from '../../../../platform/session/active-session.ts';
import { type Texts, textsIn } from '../../../../texts/texts.ts';
import { evidenceKey, type EvidenceFile } from '../../../files/write/evidence-files.ts';
import { findCase } from '../../read/case-file-queries.ts';
import { returnDetail } from '../return-view.ts';
import { caseBlocks, type CaseFile } from './case-blocks.ts';
import { caseFileTask, type DrawnPicture } from './case-file-task.ts';

type Input = InputOf<typeof api.returns.caseFile>;

/** How wide and high a picture is at most, in pixels: three stand beside each other on a page. */
const across = 640;

interface Shown {
  readonly store: FileStore;
  readonly made: ReadonlyMap<string, Date>;
  readonly t: Texts<'returns'>;
  readonly formats: Formats;
}

/** The pictures small, other files by their names, each with when it came. */
async function filesOf(
  sides: readonly { readonly by: string; readonly files: readonly EvidenceFile[] }[],
  { store, made, t, formats }: Shown,
): Promise<NonNullable<CaseFile['files']>> {
  const pictures: DrawnPicture[] = [];
  const others: string[] = [];
  for (const { by, files } of sides)
    for (const [at, file] of files.entries()) {
      const came = made.get(file.fileId);
      const when = came === undefined ? '' : formats.dateTime(came.toISOString());
      const alt = t('words.picture', { place: at + 1, name: by });
      const caption = t('caseFile.fileRow', { name: alt, when });
      if (file.mediaType === 'application/pdf')
        others.push(t('caseFile.fileRow', { name: `${by}: ${file.name}`, when }));
      else {
        const content = await store.read(evidenceKey(file));
        pictures.push({ ...(await inImageTurn(() => thumbnailOf(content, across))), alt, caption });
      }
    }
  return { pictures, others };
}

/** The whole case as one PDF in the person's language, drawn away from the event loop; nothing of it is kept (ORD-22). */
export async function caseFile({ app, session, params, now, fail }: Input) {
  const {
    locale,
    brand,
    row: { seller },
  } = session;
  const found = await withSeller(app.pool, session, async (db) => {
    const row = await findCase(db, params.returnId);
    return row && { ...row, of: await returnDetail(db, row.row, { session, now }) };
  });
  const { row, of, orderedAt, made } = found ?? fail('not_found');
  const [t, restock] = await Promise.all([textsIn(locale, 'returns'), textsIn(locale, 'restock')]);
  const formats = makeFormats(locale, sellerTimeZone(session));
  // Who keeps the books sees the case and not what people wrote.
  const mayRead = mayIn(session.subject.role, 'messages', 'read');
  const sides = [
    { by: of.customer || t('customer'), files: row.pictures },
    { by: seller.name, files: row.evidence },
  ];
  const isEmpty = row.pictures.length + row.evidence.length === 0;
  const store = isEmpty || !mayRead ? null : (app.files ?? fail('files.unavailable'));
  const files = store === null ? { pictures: [], others: [] } : await filesOf(sides, { store, made, t, formats });
  const shop = { name: seller.name, address: `${seller.street}, ${seller.postal_code} ${seller.city}` };
  const about = { brand, of, proposals: row.proposals ?? [], shop, orderedAt, files: mayRead ? files : null };
  const title = t('number', { number: of.returnNo });
  const content = await caseFileTask.run(
    app.threads,
    {
      locale,
      at: now.toISOString(),
      author: seller.name,
      title,
      subtitle: t('caseFile.made', { when: formats.dateTime(now.toISOString()), name: session.userName }),
      foot: `${title} · ${seller.name}`,
      blocks: caseBlocks(about, { t, restock, formats }),
    },
    { seconds: limits.paperSeconds },
  );
  return {
    fileName: `${t('caseFile.fileName')}-${of.returnNo}.pdf`,
    mediaType: 'application/pdf',
    content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  };
}

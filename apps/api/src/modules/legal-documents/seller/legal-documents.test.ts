import { deflateSync } from 'node:zlib';
import { limits } from '@offizin/domain/limits';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../../platform/clock.ts';
import { type Browser, codeOf, openBrowser, signedIn } from '../../../testing/browser.ts';
import { portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { checkDueLegalLinks, checkLegalLink } from '../jobs/check-legal-links.job.ts';

let shop: Browser;
let sellerId: string;
let count = 0;

const portal = await portalForFile();
await putSeller(portal, 'de', 'other', aSeller({ users: [aUser('other')] }));
const other = await signedIn(portal, 'other', 'de.localhost', '203.0.113.9');
beforeEach(async () => {
  portal.setNow(testNow);
  await portal.ask('delete from rate_window');
  count += 1;
  sellerId = await putSeller(portal, 'de', `shop-${count}`, aSeller({ users: [aUser(`owner${count}`)] }));
  shop = openBrowser(portal, 'de.localhost', `203.0.113.${count + 20}`);
  await shop.signIn(`owner${count}`);
});

const type = 'privacy_policy';
const drafts = `/legal-documents/${type}/drafts`;
const save = (text: string, version = 0, language = 'de') =>
  shop.call('PUT', `${drafts}/${language}`, { body: { version, content: { kind: 'free_text', text } } });
const publish = (...seen: { language: string; version: number }[]) =>
  shop.call('POST', `/legal-documents/${type}/publish`, { body: { drafts: seen } });
const page = (path = '', id = `shop-${count}`) =>
  portal.server.inject({
    method: 'GET',
    url: `/partner/${id}/legal/${type}${path}`,
    headers: { host: 'de.localhost', 'x-forwarded-for': `192.0.2.${count}` },
  });
const own = async () => {
  const { documents } = await shop.ask('GET /legal-documents', {});
  const found = documents.find((document) => document.type === type);
  if (found === undefined) throw new Error('no such document');
  return found;
};

const pdf = (inside: string, ending = 'startxref\n9\n%%EOF\n') =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\n${ending}`, 'latin1');
const putFile = (content: Buffer, version = 0) =>
  shop.call('PUT', `${drafts}/de/file?fileName=privacy.pdf&version=${version}`, {
    body: content,
    headers: { 'content-type': 'application/pdf' },
  });

describe('PRO-05 legal documents', () => {
  test('a draft is nobody else’s until it is published, and then public at once', async () => {
    expect((await save('## Who\n\nLinden')).status).toBe(200);
    expect((await page()).statusCode).toBe(404);
    expect((await publish({ language: 'de', version: 1 })).status).toBe(200);
    const shown = await page();
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('<h2>Who</h2><p>Linden</p>');
    expect(await own()).toMatchObject({ drafts: [], versions: [{ number: 1, languages: ['de'] }] });
    const { items } = await shop.ask('GET /history', { query: { group: 'company' } });
    expect(items[0]).toMatchObject({ kind: 'legal.published', changes: [{ field: type, old: null, new: 1 }] });
  });

  test('two who write meet; what was seen is what is published', async () => {
    await save('One');
    expect(codeOf(await save('Two'))).toBe('settings.version_conflict');
    await save('Three', 1);
    expect(codeOf(await publish({ language: 'de', version: 1 }))).toBe('settings.version_conflict');
    await save('Un', 0, 'fr');
    expect(codeOf(await publish({ language: 'de', version: 2 }))).toBe('settings.version_conflict');
    expect((await publish({ language: 'de', version: 2 }, { language: 'fr', version: 1 })).status).toBe(200);
    expect((await page('?lang=fr')).body).toContain('<p>Un</p>');
    expect((await page('?lang=pt')).body).toContain('<p>Three</p>');
  });

  test.each([
    ['de', { kind: 'free_text', text: '  ' }],
    ['de', { kind: 'link', url: 'http://linden.example' }],
    ['de', { kind: 'link', url: 'javascript:alert(1)' }],
  ])('in %s nobody publishes %j', async (language, content) => {
    await shop.call('PUT', `${drafts}/${language}`, { body: { version: 0, content } });
    expect(await publish({ language, version: 1 })).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'body.drafts.0', code: 'field.invalid' }] },
    });
  });

  test('only in languages of the brand', async () => {
    expect((await save('Hola', 0, 'es')).status).toBe(400);
  });

  test('an order keeps the version of its day; versions never change', async () => {
    await save('First');
    await publish({ language: 'de', version: 1 });
    portal.setNow(new Date('2026-11-24T11:00:00.000Z'));
    await save('Sec\u202Eond');
    await publish({ language: 'de', version: 1 });
    const at = async (time: string) => {
      const { versions } = await shop.ask('GET /legal-documents/in-force', { query: { at: time } });
      return versions.map(({ number, content }) => [number, content]);
    };
    expect(await at('2026-11-24T08:59:59.999Z')).toEqual([]);
    expect(await at('2026-11-24T10:59:00.000Z')).toEqual([[1, { kind: 'free_text', text: 'First' }]]);
    expect(await at('2026-11-24T11:00:00.000Z')).toEqual([[2, { kind: 'free_text', text: 'Second' }]]);
    const restored = await shop.call('POST', `/legal-documents/${type}/versions/1/restore`, { body: {} });
    expect(restored.json).toMatchObject({ drafts: [{ language: 'de', content: { text: 'First' } }] });
    const again = await shop.call('POST', `/legal-documents/${type}/versions/1/restore`, { body: {} });
    expect(codeOf(again)).toBe('settings.version_conflict');
    const gone = await shop.call('POST', `${drafts}/discard`, { body: { drafts: [{ language: 'de', version: 1 }] } });
    expect(gone.json).toMatchObject({ drafts: [], versions: [{ number: 2 }, { number: 1 }] });
  });

  test('other shops see and change none of it', async () => {
    await save('Mine');
    await publish({ language: 'de', version: 1 });
    expect((await other.call('GET', `/legal-documents/${type}/versions/1`)).status).toBe(404);
    const { documents } = await other.ask('GET /legal-documents', {});
    expect(documents.flatMap(({ versions, drafts: all }) => [...versions, ...all])).toEqual([]);
    expect((await page('', 'other')).statusCode).toBe(404);
  });

  test('what shops write stays text on their public page', async () => {
    const hostile =
      '<img src=x onerror=alert(1)> **<b>** [a"onclick="x](https://a.example/?"><script>) [x](javascript:y)';
    await save(`## ${hostile}\n\n- ${hostile}\n\n${hostile}`);
    await publish({ language: 'de', version: 1 });
    const { body } = await page();
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    expect(main.match(/<(?!\/?(?:main|a|h1|h2|p|br|div|ul|li|b)\b)[^>]*>/g)).toBeNull();
    expect(main).not.toMatch(/<[^>]*\son\w+=|href="javascript:/);
  });

  test('a file is kept, shown to save and never to open in the portal', async () => {
    expect((await putFile(pdf(''))).json).toMatchObject({
      version: 1,
      content: { kind: 'file', fileName: 'privacy.pdf' },
    });
    await publish({ language: 'de', version: 1 });
    expect((await page()).body).toContain(`/legal/${type}/file?lang=de`);
    const file = await page('/file');
    expect([file.statusCode, file.rawPayload.equals(pdf(''))]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers['content-disposition']).toContain('attachment');
  });

  test.each([
    ['a script', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['a script with a disguised name', pdf('/OpenAction << /S /J#61vaScript >>')],
    ['a program to start', pdf('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    ['an address that it opens by itself', pdf('/OpenAction << /S /URI /URI (https://a.example) >>')],
    ['an attachment', pdf('/Names << /EmbeddedFiles 2 0 R >>')],
    ['a password', pdf('/Encrypt 2 0 R')],
    ['actions of pages', pdf('/AA << /O 3 0 R >>')],
    ['a script in packed objects', packed(deflateSync('1 0 << /S /JavaScript >>'))],
    ['packed objects nobody can read', packed(Buffer.from('not packed'))],
    ['objects that unfold to a bomb', packed(deflateSync(Buffer.alloc(80 * 1024 * 1024)))],
    ['a script behind a stream that is a text', pdf('(>>\nstream\n) /S /JavaScript (endstream)')],
    ['something behind its end', Buffer.concat([pdf(''), Buffer.from('<script>alert(1)</script>')])],
    ['no end', pdf('', '')],
  ])('a PDF with %s is refused', async (_, content) => {
    expect(codeOf(await putFile(content))).toBe('legal.file_refused');
  });

  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
    ['a page with a document inside', Buffer.concat([Buffer.from('<html>'), pdf('')])],
    ['nothing', Buffer.from(' ')],
  ])('%s is no PDF', async (_, content) => {
    expect(codeOf(await putFile(content))).toBe('request.unsupported_media_type');
  });

  test('a link that does not answer says since when, and a shop of its own', async () => {
    await shop.call('PUT', `${drafts}/de`, {
      body: { version: 0, content: { kind: 'link', url: 'https://nowhere.invalid/privacy' } },
    });
    await publish({ language: 'de', version: 1 });
    expect((await own()).live).toMatchObject([{ silentSince: null }]);
    await checkLegalLink.run(portal.jobContext(), { sellerId, type, language: 'de' });
    portal.setNow(new Date('2026-11-24T10:00:00.000Z'));
    await checkLegalLink.run(portal.jobContext(), { sellerId, type, language: 'de' });
    expect((await own()).live).toMatchObject([{ silentSince: testNow.toISOString() }]);
    expect((await page()).body).toContain('href="https://nowhere.invalid/privacy" rel="noopener noreferrer nofollow"');
  });

  test('a link is looked at again when its pause is over, once', async () => {
    await shop.call('PUT', `${drafts}/de`, {
      body: { version: 0, content: { kind: 'link', url: 'https://nowhere.invalid/privacy' } },
    });
    await publish({ language: 'de', version: 1 });
    await checkLegalLink.run(portal.jobContext(), { sellerId, type, language: 'de' });
    await portal.ask('delete from graphile_worker._private_jobs');
    const waitingAt = async (now: Date) => {
      portal.setNow(now);
      await checkDueLegalLinks.run(portal.jobContext(), {});
      return portal.ask(
        `select j.payload from graphile_worker._private_jobs j where j.payload->>'sellerId' = $1 and j.key like 'check_legal_link:%'`,
        [sellerId],
      );
    };
    const due = secondsAfter(testNow, limits.legalLinkSilentPause);
    expect(await waitingAt(new Date(due.getTime() - 1))).toEqual([]);
    expect(await waitingAt(due)).toEqual([{ payload: { sellerId, type, language: 'de' } }]);
    expect(await waitingAt(due)).toHaveLength(1);
  });
});

function packed(objects: Buffer): Buffer {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n';
  return Buffer.concat([Buffer.from(head), objects, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n')]);
}

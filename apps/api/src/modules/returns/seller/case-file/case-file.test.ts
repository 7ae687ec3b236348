import { expect, test } from 'vitest';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { aSeller, aUser } from '@offizin/testkit/records';
import { openBrowser } from '../../../../testing/browser.ts';
import { machineCall, portalForFile, putSeller } from '../../../../testing/portal.ts';
import { scanPdf } from '../../../../testing/scan-pdf.ts';
import { openCases } from '../../testing/return-cases.ts';
import { png } from '../../testing/sent-sale.ts';

const portal = await portalForFile();
const { acts, inState, read, seller: owner } = await openCases(portal);

const { path } = marketplaceApi.putReturnPicture;
const putPicture = (no: string) =>
  machineCall(portal, {
    brand: 'es',
    method: 'POST',
    path: `${path.replace(':externalId', 'montseny').replace(':returnNo', no)}?fileName=cream.png`,
    contentType: 'image/png',
    body: png,
  });

const ask = async (no: string, by = owner) => {
  await portal.ask('delete from rate_window');
  return by.call('GET', `/returns/${(await read(no)).returnId}/case-file`);
};

async function textOf(bytes: Buffer): Promise<string> {
  const pages = await scanPdf(bytes);
  return pages
    .map(({ text }) => text)
    .join('\n')
    .replaceAll(/\s+/g, ' ');
}

/** A case that the customer took to the marketplace, which decided. */
async function ruled(): Promise<string> {
  const no = await inState({ state: 'requested' });
  await portal.ask(`update order_return set customer_words = 'La crema no me convence.' where return_no = $1`, [no]);
  expect(await putPicture(no)).toMatchObject({ status: 200 });
  await portal.ask(`update order_return set state = 'escalated', shop_words = 'Precinto roto.' where return_no = $1`, [
    no,
  ]);
  const taken = { no, seen: await read(no), total: 0, amount: 1000 };
  expect(await acts.rule_split.marketplace?.(taken)).toMatchObject({ status: 200 });
  return no;
}

test('ORD-22 the case as a PDF has parties, order, items, words, pictures, steps, the ruling and what is booked', async () => {
  const no = await ruled();
  const reply = await ask(no);
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(reply.headers['content-disposition']).toContain(`expediente-${no}.pdf`);
  const text = await textOf(reply.bytes);
  for (const part of [
    `Devolución ${no}`,
    'Creado el 24',
    'User nuria',
    'Reclamación: llegó dañado',
    'La crema no me convence.',
    'Precinto roto.',
    'Fotos y archivos',
    'Solicitada',
    'Decisión de Salvia',
    'Devuelto: 10,00',
    'Efecto en su cuenta',
    'Reembolso a',
  ])
    expect(text).toContain(part);
  expect(reply.bytes.toString('latin1')).toMatch(/\/Subtype ?\/Image/);
});

test('ORD-22 who keeps the books gets it without words and pictures, another shop not at all', async () => {
  const no = await ruled();
  await putSeller(
    portal,
    'es',
    'montseny',
    aSeller({
      locale: 'es_ES',
      users: [aUser('nuria'), { ...aUser('gestoria'), role: 'accounting' as const }],
    }),
  );
  const books = openBrowser(portal, 'es.localhost', '198.51.100.8');
  await books.signIn('gestoria');
  const reply = await ask(no, books);
  const text = await textOf(reply.bytes);
  expect(text).toContain('Faltan las palabras y las fotos');
  expect(text).not.toMatch(/La crema no me convence|Precinto roto/);
  expect(reply.bytes.toString('latin1')).not.toMatch(/\/Subtype ?\/Image/);
  await putSeller(portal, 'es', 'prats', aSeller({ users: [aUser('laura')] }));
  const other = openBrowser(portal, 'es.localhost', '198.51.100.9');
  await other.signIn('laura');
  expect((await ask(no, other)).status).toBe(404);
});

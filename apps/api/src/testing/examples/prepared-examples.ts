import { uploadMediaType } from '@offizin/contract/uploads/seller';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { aProduct } from '@offizin/testkit/records';
import { checkUpload } from '../../modules/uploads/jobs/run-upload.job.ts';
import { putProducts, type TestPortal } from '../portal.ts';
import { deskExamples } from './desk-examples.ts';
import type { Recorded } from './machine-examples.ts';
import { returnExamples } from './return-examples.ts';
import { profileExamples } from './profile-examples.ts';
import { openStage, type Stage } from './stage.ts';

/** A list whose columns nobody knows, and with a cell that is no number once they are named. */
async function uploads({ portal, sellerId, call }: Stage): Promise<Recorded> {
  const fields = ['code', 'stock', 'price', 'origin'];
  const columns = ['Código propio', 'Estante', 'Importe', 'Lugar'].map((header) => ({
    header,
    width: 12,
    format: 'text' as const,
  }));
  const gtin = '04006381333931';
  await putProducts(portal, 'es', [
    aProduct({ productId: 'R-3', productType: 'parapharmacy', nationalCode: null, gtin }),
  ]);
  const rows = [[gtin, 'muchos', '24,90', 'propio']];
  const started = await call('uploads.start', {
    query: { type: 'stock_and_price', fileName: 'stock.xlsx' },
    body: await workbookBuffer({ sheets: [{ name: 'Stock', columns, rows }] }),
    contentType: uploadMediaType,
  });
  const params = { uploadId: (started.reply as { readonly id: string }).id };
  const check = () => checkUpload.run(portal.jobContext(), { sellerId, ...params });
  await check();
  const named = columns.map(({ header }, at) => ({ header, field: fields[at] }));
  const nameColumns = await call('uploads.nameColumns', { params, body: { columns: named } });
  await check();
  const corrections = [{ rowNumber: 2, field: 'stock', value: '5' }];
  return {
    'uploads.template': await call('uploads.template', { query: { type: 'stock_and_price' } }),
    'uploads.nameColumns': nameColumns,
    'uploads.correct': await call('uploads.correct', { params, body: { corrections } }),
  };
}

/** An order whose customer writes, gets it and complains. */
async function sandbox({ callInSandbox }: Stage): Promise<Recorded> {
  const placed = await callInSandbox('sandbox.placeOrder', { body: { quantity: 2 } });
  const { order } = placed.reply as { readonly order: { readonly id: string; readonly version: number } };
  const params = { orderId: order.id };
  const words = { subject: 'delivery', text: '¿Cuándo llegará mi paquete?' };
  const wrote = await callInSandbox('sandbox.writeMessage', { params, body: words });
  const sent = { version: order.version, courier: 'correos', trackingNumber: 'PX123456789' };
  await callInSandbox('orders.process', { params, body: sent });
  const played = await callInSandbox('sandbox.playOrder', { params, body: { event: 'on_route' } });
  await callInSandbox('sandbox.playOrder', { params, body: { event: 'delivered' } });
  const complaint = { kind: 'damaged', units: 1, words: 'El envase está roto.' };
  const begun = await callInSandbox('sandbox.beginReturn', { params, body: complaint });
  const { returnId } = (begun.reply as { readonly return: { readonly returnId: string } }).return;
  const withdrawn = { params: { returnId }, body: { event: 'withdrawn' } };
  return {
    'sandbox.placeOrder': placed,
    'sandbox.playOrder': played,
    'sandbox.beginReturn': begun,
    'sandbox.playReturn': await callInSandbox('sandbox.playReturn', withdrawn),
    'sandbox.writeMessage': wrote,
  };
}

/** The operations that need more than things of every kind: an act before them, a booked sale, a file, another market, a sandbox. */
export const preparedOperations = [
  'orders.undo',
  'orders.fulfilmentList',
  'orders.fulfilmentCounts',
  'orders.fulfilmentDetail',
  'papers.print',
  'papers.manifest',
  'papers.wholesalerList',
  'papers.wholesalerFile',
  'parcels.list',
  'packing.scanned',
  'packing.keep',
  'returns.file',
  'returns.caseFile',
  'returnDecisions.addFile',
  'returnDecisions.open',
  'returnDecisions.withdrawProposal',
  'returnDecisions.giveIn',
  'returnDecisions.sendEvidence',
  'returnDecisions.appeal',
  'reports.read',
  'sandbox.placeOrder',
  'sandbox.playOrder',
  'sandbox.beginReturn',
  'sandbox.playReturn',
  'sandbox.writeMessage',
  'uploads.template',
  'uploads.correct',
  'uploads.nameColumns',
  'shopProfile.read',
  'holidays.read',
  'holidays.pause',
  'company.read',
] as const;

/** What they are asked and answered in a portal of their own, each after what leads to it. */
export async function preparedExamples(portal: TestPortal): Promise<Recorded> {
  const stage = await openStage(portal);
  const recorded: Recorded = {
    ...(await deskExamples(stage)),
    ...(await returnExamples(stage)),
    'reports.read': await stage.call('reports.read', { query: { year: '2026' } }),
    ...(await uploads(stage)),
    ...(await sandbox(stage)),
    ...(await profileExamples(stage)),
  };
  return Object.fromEntries(
    preparedOperations.flatMap((id) => {
      const example = recorded[id];
      return example === undefined ? [] : [[id, example]];
    }),
  );
}

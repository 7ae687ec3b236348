import type { api } from '@offizin/contract/api';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { limits } from '@offizin/domain/limits';
import { withSeller } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { textsIn } from '../../../../texts/texts.ts';
import {
  findPrintedLines,
  findPrintedOrders,
  type PrintedLineRow,
  type PrintedOrderRow,
} from '../../read/paper-queries.ts';
import { findPaperShop, paperFrame } from './paper-shop.ts';
import { orderPapersTask, type PaperOrder } from './paper-tasks.ts';

function paperOrder(row: PrintedOrderRow, lines: readonly PrintedLineRow[]): PaperOrder {
  const isErased = row.customer_erased_at !== null;
  return {
    number: row.number,
    createdAt: row.created_at.toISOString(),
    replacementFor: row.replacement_for,
    deliveryType: row.delivery_type,
    courier: row.courier,
    trackingNumber: row.tracking_number,
    customer: isErased ? null : { delivery: row.delivery_address, billing: row.billing_address },
    lines: lines.map(({ name, pack, code_system: codeSystem, national_code: nationalCode, gtin, units }) => ({
      name,
      pack,
      codeSystem,
      nationalCode,
      gtin,
      units,
    })),
  };
}

/** Draws the papers of orders, in the shop's language and away from the event loop; nothing of it is kept (ORD-13). */
export async function print({ app, session, body, now, fail }: InputOf<typeof api.papers.print>) {
  const { orders: wanted, paper } = body;
  const kinds = [...new Set(body.kinds)];
  const { rows, lines, shop } = await withSeller(app.pool, session, async (db) => {
    const [rows, lines, shop] = await Promise.all([
      findPrintedOrders(db, wanted),
      findPrintedLines(db, wanted),
      findPaperShop(db, session),
    ]);
    return { rows, lines, shop };
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  // An order twice is one parcel.
  const orders = [...new Set(wanted)].map((id) => paperOrder(byId.get(id) ?? fail('not_found'), byOrder.get(id) ?? []));
  const { locale } = session.row.seller;
  const task = { ...paperFrame(session, now), locale, shop, paper, kinds, orders };
  const content = await orderPapersTask.run(app.threads, task, { seconds: limits.paperSeconds });
  const t = await textsIn(locale, 'papers');
  const kind = kinds.includes('packing_slip') ? 'packing_slip' : 'label';
  const [first] = orders;
  const name = orders.length === 1 && first !== undefined ? first.number : wallClockAt(now, task.timeZone).date;
  return {
    fileName: `${t(`fileName.${kind}`)}-${name}.pdf`,
    mediaType: 'application/pdf',
    content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  };
}

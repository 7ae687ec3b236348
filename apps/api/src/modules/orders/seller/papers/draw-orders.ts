import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { type CourierCode, ownNameOf } from '@offizin/domain/orders/couriers';
import { type Texts, textsIn } from '../../../../texts/texts.ts';
import { drawLabel } from './draw-label.ts';
import { drawSlip } from './draw-slip.ts';
import { drawPaper } from './drawing.ts';
import type { OrderPapersTask } from './paper-tasks.ts';
import { sheets } from './sheet.ts';

const drawers = { label: drawLabel, packing_slip: drawSlip } as const;

/** What the document is called: by its order, or by what it holds of many. */
function titleOf({ orders, kinds }: OrderPapersTask, words: Texts<'papers'>): string {
  const [order, ...others] = orders;
  const kind = kinds.includes('packing_slip') ? 'packing_slip' : 'label';
  if (order === undefined || others.length > 0) return words(`many.${kind}`);
  const number = formatOrderNumber(order.number);
  return kind === 'label' ? words('label.title', { number }) : words('slip.title', { number });
}

function nameOf(courier: CourierCode, t: Texts<'orders'>): string {
  return ownNameOf(courier) ?? t(`courier.${courier as 'swiss_post' | 'own' | 'pickup_point' | 'other'}`);
}

/** The papers of orders as one document; those of an order lie behind each other. */
export async function drawOrders(task: OrderPapersTask): Promise<Buffer> {
  const { orders, kinds, locale, paper } = task;
  const t = await textsIn(locale, 'orders');
  const document = { sheet: sheets[paper], title: (words: Texts<'papers'>) => titleOf(task, words) };
  return drawPaper(task, document, (drawing) => {
    const papers = orders.flatMap((order) => kinds.map((kind) => ({ order, kind })));
    papers.forEach(({ order, kind }, at) => {
      if (at > 0) drawing.pdf.addPage();
      const { courier, deliveryType } = order;
      const name = courier === null ? null : nameOf(courier, t);
      drawers[kind]({ ...drawing, task, order, carrier: { name, delivery: t(`deliveryType.${deliveryType}`) } });
    });
  });
}

import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import type { Texts } from '../../../../texts/texts.ts';
import { addressLines } from './address-lines.ts';
import type { OrderDrawing } from './draw-slip.ts';
import { drawFoot } from './drawing.ts';
import { across, bars, paragraph, sheets, within } from './sheet.ts';

/** From whom to whom a parcel goes, with its numbers to scan: in the place of a courier's label until that is there (ORD-13). */
export function drawLabel(drawing: OrderDrawing): void {
  const { sheet, task, order, carrier } = drawing;
  const words: Texts<'papers'> = drawing.words;
  const { margin, inner, text, small } = sheet;
  const large = sheet === sheets.label ? 13 : 20;
  const at = { x: margin, width: inner };
  within(drawing, 'Sect', (part) => {
    const title = words('label.title', { number: formatOrderNumber(order.number) });
    let y = paragraph(part, [title], { ...at, type: 'H1', y: margin, size: small, weight: 'strong' }) + 6;
    const { name, street, place } = task.shop;
    y = paragraph(part, [`${words('label.from')}: ${name}, ${street}, ${place}`], { ...at, y, size: small }) + 6;
    across(drawing, y, '#111827');
    y = paragraph(part, [words('label.to')], { ...at, y: y + 10, size: small, grey: true }) + 2;
    const to = order.customer === null ? [words('erased')] : addressLines(order.customer.delivery, task);
    y = paragraph(part, to, { ...at, y, size: large, strongFirst: true }) + 12;
    across(drawing, y, '#111827');
    const shipped = carrier.name === null ? carrier.delivery : `${carrier.name}, ${carrier.delivery}`;
    y = paragraph(part, [shipped], { ...at, y: y + 10, size: text + 2, weight: 'strong' }) + 6;
    const bar = { ...at, height: 42, size: text } as const;
    if (order.trackingNumber !== null) y = bars(part, order.trackingNumber, { ...bar, y }) + 14;
    y = paragraph(part, [words('label.order')], { ...at, y, size: small, grey: true }) + 2;
    bars(part, order.number, { ...bar, height: 28, y, shown: formatOrderNumber(order.number) });
  });
  drawFoot(drawing, [words('label.placeholder'), '', '']);
}

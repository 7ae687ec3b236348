import type { Pdf } from '../../../platform/pdf/pdf-document.ts';

export const margin = 56;
export const pageWidth = 595.28;
/** The width between the margins. */
export const inner = pageWidth - 2 * margin;
export const pageBottom = 760;

/** A line that only divides: readers pass over it. */
export function rule(pdf: Pdf, y: number, { colour = '#d1d5db', from = margin } = {}): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(from, y)
    .lineTo(pageWidth - margin, y)
    .lineWidth(0.6)
    .strokeColor(colour)
    .stroke();
  pdf.endMarkedContent();
}

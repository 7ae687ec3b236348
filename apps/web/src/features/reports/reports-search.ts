import { readChoices } from '../../platform/address-values.ts';

/** The four figures of a month, each with a chart of its own. */
export const reportFigures = ['sales', 'commissions', 'cancellations', 'shippingVat'] as const;
export type ReportFigure = (typeof reportFigures)[number];

export interface ReportsSearch {
  readonly month?: string;
  readonly figure?: ReportFigure;
}

/** Reads an address, whatever is in it; what isn’t understood is left out. */
export function readReportsSearch(raw: Record<string, unknown>): ReportsSearch {
  const { month } = raw;
  return {
    ...(typeof month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) && { month }),
    ...readChoices(raw, { figure: reportFigures }),
  };
}

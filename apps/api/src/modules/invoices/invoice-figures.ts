import { figures, ofEveryBrand } from '../../platform/metrics/figures.ts';
import { countUnmade } from './read/unmade-queries.ts';

/** Documents whose files nobody could make: their shops wait for the operator. */
export const invoiceFigures = figures({
  name: 'invoices',
  gauges: {
    offizin_invoices_unmade: { help: 'Documents whose files could not be made.', labels: ['brand'] },
  },
  read: async (sources) => {
    const found = await ofEveryBrand(sources, countUnmade);
    return { offizin_invoices_unmade: found.map(([brand, value]) => ({ labels: { brand }, value })) };
  },
});

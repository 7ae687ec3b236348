import { storageBudget } from '@offizin/domain/storage/storage-budget';
import { figures, ofEveryBrand } from '../../platform/metrics/figures.ts';
import { findStorageUse } from './read/storage-figure-queries.ts';

const labels = ['brand', 'kind'] as const;

/** What sellers keep, and how near the one that keeps the most is to its ceiling: nobody is named. */
export const storageFigures = figures({
  name: 'storage',
  gauges: {
    offizin_storage_bytes: { help: 'Bytes that the sellers of a brand keep.', labels },
    offizin_storage_fullest: { help: 'Share of its ceiling that the fullest seller uses.', labels },
  },
  read: async (sources) => {
    const found = await ofEveryBrand(sources, findStorageUse);
    const each = found.flatMap(([brand, kinds]) => kinds.map((use) => ({ brand, ...use })));
    return {
      offizin_storage_bytes: each.map(({ brand, kind, bytes }) => ({ labels: { brand, kind }, value: bytes })),
      offizin_storage_fullest: each.map(({ brand, kind, most }) => ({
        labels: { brand, kind },
        value: most / storageBudget[kind].most,
      })),
    };
  },
});

import { figures } from '../metrics/figures.ts';
import { isStoreWell } from './watch-store.ts';

/** Whether this process could store a file at its last try; nothing where no files are kept. */
export const storeFigures = figures({
  name: 'files',
  gauges: { offizin_file_store_up: { help: 'Whether a file could be written and read at the last try.', labels: [] } },
  read: async ({ app }) => {
    const isWell = isStoreWell(app);
    return { offizin_file_store_up: isWell === null ? [] : [{ labels: {}, value: Number(isWell) }] };
  },
});

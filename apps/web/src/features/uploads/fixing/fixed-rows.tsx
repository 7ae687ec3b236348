import type { Upload } from '@offizin/contract/uploads/upload';
import { useRoleRefusal } from '../../../platform/role.ts';
import { loadTopics } from '../../../platform/messages.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { RowsTable } from '../rows/rows-table.tsx';
import tableClasses from '../rows/rows-table.module.css';
import { RowsToolbar } from '../rows/rows-toolbar.tsx';
import type { UploadSearch } from '../upload-search.ts';
import type { Fixing } from './use-fixing.ts';

const ChooseDialog = lazyDialog(async () => {
  const [{ ChooseDialog }] = await Promise.all([import('./choose-dialog.tsx'), loadTopics(['sync'])]);
  return ChooseDialog;
});

interface FixedRowsProps {
  readonly upload: Upload;
  readonly search: UploadSearch;
  readonly fixing: Fixing;
  /** Whether no row can be corrected. */
  readonly isClosed?: boolean;
}

/** The rows of an upload, which are fixed where they are. */
export function FixedRows({ upload, search, fixing, isClosed = false }: FixedRowsProps) {
  const { found, editing, waits, choosing, closeChoice } = fixing;
  const isReadOnly = useRoleRefusal('offers') !== null;
  return (
    <section className={tableClasses['panel']}>
      <RowsToolbar upload={upload} search={search} />
      <RowsTable
        upload={upload}
        search={search}
        found={found}
        editing={isClosed || isReadOnly ? null : editing}
        waits={waits}
      />
      {choosing === null ? null : <ChooseDialog upload={upload} row={choosing} onClose={closeChoice} />}
    </section>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { usePages } from '../../../ui/list/pages.ts';
import { uploadRowsQuery } from '../upload-queries.ts';
import { rowQueryOf, type UploadSearch } from '../upload-search.ts';

/** The rows of an upload that its address asks for. */
export function useRows(uploadId: string, search: UploadSearch) {
  const query = uploadRowsQuery(uploadId, rowQueryOf(search));
  const list = useInfiniteQuery(query);
  const pages = usePages(list, query.queryKey);
  return { list, pages, rows: pages.rows };
}

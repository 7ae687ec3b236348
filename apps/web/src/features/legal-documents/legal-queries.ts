import type { LegalDocument, LegalDraft } from '@offizin/contract/legal-documents/seller';
import type { LegalType } from '@offizin/domain/legal-documents/legal-documents';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { prefetch } from '../../platform/prefetch.ts';
import { uploadFile } from '../../platform/upload-file.ts';
import { writeQuery } from '../../platform/write-query.ts';

export const legalQuery = queryOptions({
  queryKey: ['legal-documents'],
  queryFn: ({ signal }) => call('GET /legal-documents', {}, { signal }),
});

export const versionQuery = (type: LegalType, number: number) =>
  queryOptions({
    queryKey: ['legal-version', type, number],
    queryFn: ({ signal }) =>
      call('GET /legal-documents/:type/versions/:number', { params: { type, number } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Reads what the screen shows first. */
export function loadLegalDocuments(): void {
  prefetch(legalQuery);
}

export function putFile(
  { type, language, version }: { type: LegalType; language: string; version: number },
  file: File,
): Promise<LegalDraft> {
  const request = { params: { type, language }, query: { fileName: file.name.slice(-120), version } };
  return uploadFile('PUT /legal-documents/:type/drafts/:language/file', request, {
    file,
    mediaType: 'application/pdf',
  });
}

/** Takes what a change answered with: a whole document, or one draft of it. */
export function useTake() {
  const queries = useQueryClient();
  const update = (type: LegalType, change: (document: LegalDocument) => LegalDocument) => {
    writeQuery(
      queries,
      legalQuery.queryKey,
      (all) => all && { ...all, documents: all.documents.map((each) => (each.type === type ? change(each) : each)) },
    );
  };
  return {
    document: (document: LegalDocument) => update(document.type, () => document),
    draft: (type: LegalType, draft: LegalDraft) =>
      update(type, (document) => ({
        ...document,
        drafts: [...document.drafts.filter(({ language }) => language !== draft.language), draft],
      })),
    /** What is known now, newer than what was drawn. */
    current: (type: LegalType): LegalDocument | undefined =>
      queries.getQueryData(legalQuery.queryKey)?.documents.find((each) => each.type === type),
  };
}

import { legalTypes } from '@offizin/domain/legal-documents/legal-documents';
import { limits } from '@offizin/domain/limits';
import { meantText } from '@offizin/domain/typed/meant-signs';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { instant, largestInteger, line } from '../scalars.ts';

const language = z.string().regex(/^[a-z]{2}$/);
const number = z.int().min(1).max(largestInteger);
/** Which state of a draft was seen; 0 of one that nobody began. */
const seen = z.int().min(0).max(largestInteger);

const freeText = z.strictObject({
  kind: z.literal('free_text'),
  text: z.string().overwrite(meantText).max(limits.legalText),
});
const link = z.strictObject({ kind: z.literal('link'), url: z.string().trim().max(500) });
const file = z.strictObject({ kind: z.literal('file'), fileId: z.string(), fileName: z.string(), bytes: z.int() });
const content = z.discriminatedUnion('kind', [freeText, link, file]);

const draft = z.strictObject({ language, version: z.int(), content, savedAt: instant, savedBy: z.string() });
export type LegalDraft = z.infer<typeof draft>;

const version = z.strictObject({
  type: z.enum(legalTypes),
  number,
  language,
  content,
  publishedAt: instant,
  publishedBy: z.string(),
});
export type PublishedVersion = z.infer<typeof version>;

export const legalDocument = z.strictObject({
  type: z.enum(legalTypes),
  drafts: z.array(draft),
  /** Of each language the version in force; since when a link of it does not answer. */
  live: z.array(version.extend({ silentSince: instant.nullable() })),
  /** Every version, the newest first. */
  versions: z.array(
    z.strictObject({ number, publishedAt: instant, publishedBy: z.string(), languages: z.array(language) }),
  ),
});
export type LegalDocument = z.infer<typeof legalDocument>;

const common = { access: { kind: 'screens', anyOf: ['legal_documents'] } } as const;
const ofType = z.strictObject({ type: z.enum(legalTypes) });
const ofDraft = ofType.extend({ language });
const ofVersion = ofType.extend({ number: z.coerce.number().int().min(1).max(largestInteger).pipe(number) });
const seenDrafts = z.strictObject({
  drafts: z
    .array(z.strictObject({ language, version: z.int().min(1).max(largestInteger) }))
    .min(1)
    .max(10),
});

/** The legal documents that shoppers read: drafts that are saved while one writes, versions that never change (PRO-05). */
export const legalDocumentsApi = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/legal-documents',
    summary: 'The legal documents of the shop: drafts, what is in force, and all versions',
    /** The languages of the brand's shoppers, the usual one first. */
    response: z.strictObject({ languages: z.array(language), documents: z.array(legalDocument) }),
    errors: screenReadErrors,
  }),
  inForce: endpoint({
    ...common,
    method: 'GET',
    path: '/legal-documents/in-force',
    summary: 'The versions that were in force at an instant, as an order of that time keeps them',
    query: z.strictObject({ at: instant }),
    response: z.strictObject({ versions: z.array(version) }),
    errors: screenReadErrors,
  }),
  version: endpoint({
    ...common,
    method: 'GET',
    path: '/legal-documents/:type/versions/:number',
    summary: 'One version in its languages',
    params: ofVersion,
    response: z.strictObject({ versions: z.array(version) }),
    errors: [...screenReadErrors, 'not_found'],
  }),
  saveDraft: endpoint({
    ...common,
    method: 'PUT',
    path: '/legal-documents/:type/drafts/:language',
    summary: 'Save a draft as far as it is written; nobody sees it before it is published',
    idempotency: 'required',
    params: ofDraft,
    body: z.strictObject({ version: seen, content: z.discriminatedUnion('kind', [freeText, link]) }),
    response: draft,
    errors: [...screenWriteErrors, 'settings.version_conflict'],
  }),
  putFile: endpoint({
    ...common,
    method: 'PUT',
    path: '/legal-documents/:type/drafts/:language/file',
    summary: 'A PDF file as the draft; one with scripts, actions, attachments or a password is refused',
    idempotency: 'accepted',
    rate: { as: 'legal_file' },
    transactions: 'own',
    params: ofDraft,
    query: z.strictObject({
      fileName: line(limits.legalFileName),
      version: z.coerce.number().int().min(0).max(largestInteger).pipe(seen),
    }),
    bodyFile: {
      mediaTypes: ['application/pdf'],
      description: 'A PDF file of at most 5 MiB',
      maxBytes: limits.legalFile,
    },
    response: draft,
    errors: [
      ...screenWriteErrors,
      'request.unsupported_media_type',
      'legal.file_refused',
      'files.full',
      'files.unavailable',
      'settings.version_conflict',
    ],
  }),
  discardDrafts: endpoint({
    ...common,
    method: 'POST',
    path: '/legal-documents/:type/drafts/discard',
    summary: 'Discard the drafts of a type that were seen',
    idempotency: 'required',
    params: ofType,
    body: seenDrafts,
    response: legalDocument,
    errors: [...screenWriteErrors, 'settings.version_conflict'],
  }),
  restore: endpoint({
    ...common,
    method: 'POST',
    path: '/legal-documents/:type/versions/:number/restore',
    summary: 'Begin drafts with what a version says; refused while there are other drafts',
    idempotency: 'required',
    params: ofVersion,
    response: legalDocument,
    errors: [...screenWriteErrors, 'not_found', 'settings.version_conflict'],
  }),
  publish: endpoint({
    ...common,
    method: 'POST',
    path: '/legal-documents/:type/publish',
    summary: 'Publish the drafts that were seen as the next version; shoppers read it from then on',
    idempotency: 'required',
    audited: 'legal.published',
    locked: 'impersonation',
    params: ofType,
    body: seenDrafts,
    response: legalDocument,
    errors: [...screenWriteErrors, 'access.impersonation', 'settings.version_conflict', 'not_found'],
  }),
} as const;

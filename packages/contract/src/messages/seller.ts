import {
  closingReasons,
  conversationStates,
  conversationViewNames,
  messageAuthors,
  messageSubjects,
} from '@offizin/domain/messages/conversation';
import { contactKinds } from '@offizin/domain/messages/contact-data';
import { documentMediaTypes } from '@offizin/domain/company/document-type';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { type Access, endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { id, instant, line, version } from '../scalars.ts';

export const messageFileId = z.string().regex(/^[0-9a-f]{32}$/);
export const messageFileTypes = ['application/pdf', 'image/webp'] as const;
export const filePlace = z.coerce.number().int().min(1).max(limits.messageFiles);

/** A picture is made again as WebP, without where it was taken. */
export const messageFile = z.strictObject({
  place: z.int(),
  fileName: z.string(),
  mediaType: z.enum(messageFileTypes),
  bytes: z.int(),
});

const summaryFields = {
  conversationId: id,
  version,
  orderId: id,
  orderNumber: z.string(),
  subject: z.enum(messageSubjects),
  state: z.enum(conversationStates),
  /** The name of who bought; null once the customer was erased. */
  customer: z.string().nullable(),
  /** The beginning of the last message. */
  excerpt: z.string(),
  lastBy: z.enum(messageAuthors),
  lastAt: instant,
  messages: z.int(),
  files: z.int(),
  /** Until when a reply is due; null while none is. */
  dueAt: instant.nullable(),
  /** Whether something was written to the shop that nobody of it has opened. */
  unread: z.boolean(),
  /** Whether the marketplace answers: the order is its warehouse's. */
  readOnly: z.boolean(),
};

const conversation = z.strictObject(summaryFields);
export type ConversationSummary = z.infer<typeof conversation>;

const message = z.strictObject({
  messageId: id,
  author: z.enum(messageAuthors),
  /** Who of the shop wrote it. */
  by: z.string().nullable(),
  at: instant,
  text: z.string(),
  /** What the other side does not see of it. */
  hidden: z.array(z.enum(contactKinds)),
  files: z.array(messageFile),
});
export type MessageView = z.infer<typeof message>;

const detail = z.strictObject({
  ...summaryFields,
  /** Whether closing it without a reply needs a reason. */
  asksSomething: z.boolean(),
  closed: z
    .strictObject({ at: instant, by: z.string().nullable(), reason: z.enum(closingReasons).nullable() })
    .nullable(),
  /** Until when a closed conversation goes on if somebody writes. */
  reopensUntil: instant,
  thread: z.array(message),
  /** What the caller has typed and not sent. */
  draft: z.strictObject({ text: z.string(), savedAt: instant }).nullable(),
  /** Who else is writing at this moment. */
  writing: z.array(z.string()),
});
export type ConversationDetail = z.infer<typeof detail>;

/** What a reply consists of. */
const replyFields = {
  text: z.string().trim().min(1).max(limits.messageText),
  files: z
    .array(z.strictObject({ fileId: messageFileId, fileName: line(limits.messageFileName) }))
    .max(limits.messageFiles),
};

const access = { kind: 'screens', anyOf: ['messages'] } as const satisfies Access;
const one = { params: z.strictObject({ conversationId: id }), ownedIds: { params: ['conversationId'] } } as const;
const step = { access, ...one, method: 'POST', idempotency: 'required', response: detail } as const;
const stepErrors = [...screenWriteErrors, 'not_found', 'conversation.changed'] as const;

/** What customers write about their orders, and what the shop answers (ORD-22). */
export const messagesApi = {
  list: endpoint({
    access,
    method: 'GET',
    path: '/messages',
    summary: 'Conversations: those to answer by their deadline, the others by their last message',
    token: 'messages:read',
    query: z.strictObject({
      view: z.enum(conversationViewNames),
      subject: z.enum(messageSubjects).optional(),
      /** A part of a name, an order's number or a text. */
      search: z.string().trim().min(2).max(limits.conversationSearch).optional(),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.conversationPageMax).optional(),
    }),
    rate: { as: 'search', typed: 'search' },
    response: z.strictObject({ items: z.array(conversation), nextCursor: z.string().nullable() }),
    errors: screenReadErrors,
  }),
  counts: endpoint({
    access,
    method: 'GET',
    path: '/messages/counts',
    summary: 'How many conversations wait for the shop, for the customer and for nobody, and what was answered in time',
    token: 'messages:read',
    response: z.strictObject({
      toAnswer: z.int(),
      overdue: z.int(),
      withCustomer: z.int(),
      closed: z.int(),
      nextDueAt: instant.nullable(),
      /** Replies that were due within 30 days. */
      answered: z.strictObject({ due: z.int(), inTime: z.int() }),
    }),
    errors: screenReadErrors,
  }),
  detail: endpoint({
    access,
    ...one,
    method: 'GET',
    path: '/messages/:conversationId',
    summary: 'One conversation with its newest messages',
    token: 'messages:read',
    response: detail,
    errors: [...screenReadErrors, 'not_found'],
  }),
  file: endpoint({
    access,
    method: 'GET',
    path: '/messages/:conversationId/messages/:messageId/files/:place',
    summary: 'A file of a message by its place, from 1',
    token: 'messages:read',
    params: z.strictObject({ conversationId: id, messageId: id, place: filePlace }),
    ownedIds: { params: ['conversationId', 'messageId'] },
    response: z.unknown(),
    file: { mediaType: 'application/octet-stream', description: 'The file, in its own media type' },
    errors: [...screenReadErrors, 'not_found', 'files.unavailable'],
  }),
  addFile: endpoint({
    access,
    method: 'POST',
    path: '/messages/files',
    summary: 'A PDF file or a picture for a reply that is being written; it goes again if it is not sent within a day',
    token: 'messages:write',
    idempotency: 'accepted',
    rate: { as: 'message_file' },
    transactions: 'own',
    query: z.strictObject({ fileName: line(limits.messageFileName) }),
    bodyFile: {
      mediaTypes: documentMediaTypes,
      description: 'A PDF, PNG or JPEG file of at most 5 MiB',
      maxBytes: limits.messageFile,
    },
    response: z.strictObject({ fileId: messageFileId, fileName: z.string(), bytes: z.int() }),
    errors: [
      ...screenWriteErrors,
      'request.unsupported_media_type',
      'image.unreadable',
      'legal.file_refused',
      'files.full',
      'files.unavailable',
    ],
  }),
  reply: endpoint({
    ...step,
    path: '/messages/:conversationId/reply',
    summary: 'Answer the customer; what was written since the conversation was read is shown first',
    token: 'messages:write',
    body: z.strictObject({ version, ...replyFields }),
    errors: [...stepErrors, 'conversation.invalid_state'],
  }),
  // Without a token: a machine that may write messages gives no goods away.
  replace: endpoint({
    ...step,
    path: '/messages/:conversationId/replacements',
    summary: 'Ask the marketplace for an order at no charge with units of this one, alone or with a reply',
    // The marketplace's staff would give the shop's goods away.
    locked: 'impersonation',
    body: z.strictObject({
      version,
      items: z
        .array(z.strictObject({ lineId: id, units: z.int().min(1).max(999) }))
        .min(1)
        .max(limits.returnItems),
      /** What the customer is answered with it; null where nobody is. */
      reply: z.strictObject(replyFields).nullable(),
    }),
    errors: [...stepErrors, 'access.impersonation', 'conversation.invalid_state', 'replacement.not_possible'],
  }),
  close: endpoint({
    ...step,
    path: '/messages/:conversationId/close',
    summary: 'Close a conversation; without a reply it counts neither as answered nor as late',
    token: 'messages:write',
    body: z.strictObject({ version, reason: z.enum(closingReasons).nullable() }),
    errors: [...stepErrors, 'conversation.invalid_state'],
  }),
  note: endpoint({
    ...step,
    path: '/messages/:conversationId/notes',
    summary: "Write something down for the shop's own people",
    body: z.strictObject({ text: z.string().trim().min(1).max(limits.messageText) }),
    errors: [...screenWriteErrors, 'not_found'],
  }),
  draft: endpoint({
    access,
    ...one,
    method: 'PUT',
    path: '/messages/:conversationId/draft',
    summary: 'Keep what is typed and not sent yet; an empty text removes it',
    idempotency: 'accepted',
    locked: 'impersonation',
    body: z.strictObject({ text: z.string().max(limits.messageText) }),
    response: z.strictObject({ savedAt: instant }),
    errors: [...screenWriteErrors, 'access.impersonation', 'not_found'],
  }),
  seen: endpoint({
    access,
    ...one,
    method: 'PUT',
    path: '/messages/:conversationId/seen',
    summary: 'Note that somebody of the shop has read everything that was written so far',
    idempotency: 'accepted',
    locked: 'impersonation',
    response: z.strictObject({ unread: z.boolean() }),
    errors: [...screenWriteErrors, 'access.impersonation', 'not_found'],
  }),
} as const;

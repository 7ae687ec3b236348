import { documentMediaTypes } from '@offizin/domain/company/document-type';
import { limits } from '@offizin/domain/limits';
import { conversationStates, messageSubjects } from '@offizin/domain/messages/conversation';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { externalId, machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { orderNumber } from '../orders/marketplace.ts';
import { id, instant, line } from '../scalars.ts';
import { filePlace, messageFile } from './seller.ts';

const access = machine('orders');
const params = z.strictObject({ orderNumber, messageNo: externalId });
const answer = z.strictObject({ orderNumber, messageId: id });
const conversation = { conversationId: id, subject: z.enum(messageSubjects), state: z.enum(conversationStates) };

export const customerMessage = z.strictObject({
  subject: z.enum(messageSubjects),
  text: z.string().trim().min(1).max(limits.customerText),
  writtenAt: instant.describe('When it was written: the deadline counts from then'),
  by: z
    .enum(['customer', 'marketplace'])
    .optional()
    .describe("Who wrote it: of orders of its warehouse the marketplace's own answers are handed over, too"),
});
export type CustomerMessage = z.infer<typeof customerMessage>;

/** Customers' messages come in, the shops' answers go out (MKT-01, ORD-22). */
export const messageMachineApi = {
  putMessage: endpoint({
    description:
      'The conversation waits for the shop, which is notified, and its own systems are sent `message.received`. A `messageNo` that is there is left unchanged, whatever the body says. `not_found` for an order that was never handed over.',
    access,
    method: 'PUT',
    path: '/orders/:orderNumber/messages/:messageNo',
    summary:
      'Hand over what a customer has written about an order, of orders of the warehouse with what the marketplace answered; one that is already there is left unchanged',
    idempotency: 'required',
    params,
    body: customerMessage,
    response: z.strictObject({ messageNo: z.string(), ...conversation, dueAt: instant.nullable() }),
    errors: [...writeErrors, 'not_found'],
  }),
  putMessageFile: endpoint({
    description: 'Hand over the message first. A PDF is checked and a picture made again before the shop sees it.',
    access,
    method: 'PUT',
    path: '/orders/:orderNumber/messages/:messageNo/files/:place',
    summary: 'Hand over a file of a message; one that has its place is left unchanged',
    transactions: 'own',
    params: params.extend({ place: filePlace }),
    query: z.strictObject({ fileName: line(limits.messageFileName) }),
    bodyFile: {
      mediaTypes: documentMediaTypes,
      description: 'A PDF, PNG or JPEG file of at most 5 MiB; a picture is made again without its location',
      maxBytes: limits.messageFile,
    },
    response: z.strictObject({ files: z.array(messageFile) }),
    errors: [
      ...readErrors,
      'not_found',
      'request.unsupported_media_type',
      'image.unreadable',
      'legal.file_refused',
      'files.full',
      'files.unavailable',
    ],
  }),
  readMessage: endpoint({
    description: 'Changes nothing. Read it after `message.sent`.',
    access,
    method: 'GET',
    path: '/orders/:orderNumber/answers/:messageId',
    summary: "A shop's answer as its customer may read it: contact data other than the courier's are hidden",
    params: answer,
    response: z.strictObject({
      messageId: id,
      orderNumber: z.string(),
      ...conversation,
      writtenAt: instant,
      text: z.string(),
      files: z.array(messageFile),
    }),
    errors: [...readErrors, 'not_found'],
  }),
  readMessageFile: endpoint({
    description: 'Changes nothing. The bytes come in the media type of the file.',
    access,
    method: 'GET',
    path: '/orders/:orderNumber/answers/:messageId/files/:place',
    summary: 'A file of an answer by its place, from 1',
    params: answer.extend({ place: filePlace }),
    response: z.unknown(),
    file: { mediaType: 'application/octet-stream', description: 'The file, in its own media type' },
    errors: [...readErrors, 'not_found', 'files.unavailable'],
  }),
} as const;

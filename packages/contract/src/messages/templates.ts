import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { id, line, localeCode, version } from '../scalars.ts';

const content = {
  name: line(limits.messageTemplateName),
  /** With its open parts in braces: `{customer}`. */
  text: z.string().trim().min(1).max(limits.messageText),
};
const change = {
  ...content,
  /** Whether it promises a replacement, which is made with the reply. */
  replaces: z.boolean().optional(),
};

const template = z.strictObject({
  templateId: id,
  locale: localeCode,
  version,
  ...content,
  replaces: z.boolean(),
  by: z.string(),
});
export type MessageTemplateView = z.infer<typeof template>;

const access = { kind: 'screens', anyOf: ['messages'] } as const;
const one = { params: z.strictObject({ templateId: id }), ownedIds: { params: ['templateId'] } } as const;

/** A shop's ready texts for replies, in each of its languages (ORD-22). */
export const messageTemplatesApi = {
  list: endpoint({
    access,
    method: 'GET',
    path: '/message-templates',
    summary: "The shop's templates of all languages by name",
    response: z.strictObject({ templates: z.array(template) }),
    errors: screenReadErrors,
  }),
  add: endpoint({
    access,
    method: 'POST',
    path: '/message-templates',
    summary: 'Add a template to one of the languages',
    idempotency: 'required',
    body: z.strictObject({ locale: localeCode, ...change }),
    response: template,
    errors: [...screenWriteErrors, 'message_template.too_many'],
  }),
  change: endpoint({
    access,
    ...one,
    method: 'PUT',
    path: '/message-templates/:templateId',
    summary: 'Give a template another name or text',
    idempotency: 'required',
    body: z.strictObject({ version, ...change }),
    response: template,
    errors: [...screenWriteErrors, 'not_found', 'settings.version_conflict'],
  }),
  remove: endpoint({
    access,
    ...one,
    method: 'DELETE',
    path: '/message-templates/:templateId',
    summary: 'Remove a template',
    idempotency: 'required',
    body: z.strictObject({}),
    response: z.strictObject({}),
    errors: [...screenWriteErrors, 'not_found'],
  }),
} as const;

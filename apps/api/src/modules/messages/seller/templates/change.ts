import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { SellerDb } from '../../../../platform/db/scopes/scopes.ts';
import type { Fail } from '../../../../platform/fail.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import {
  deleteTemplate,
  findTemplates,
  insertTemplate,
  lockTemplates,
  updateTemplate,
} from '../../write/template-queries.ts';

/** All templates, by language and name. */
export async function list({ db }: InputOf<typeof api.messageTemplates.list>) {
  return { templates: await findTemplates(db) };
}

/** Adds a template to a language, while there is room. */
export async function add({ db, session, body, now, fail }: InputOf<typeof api.messageTemplates.add>) {
  const { locale, name, text, replaces = false } = body;
  await lockTemplates(db);
  const own = (await findTemplates(db)).filter((each) => each.locale === locale);
  if (own.length >= limits.messageTemplates) return fail('message_template.too_many');
  const by = session.userName;
  const templateId = await insertTemplate(db, { brand: session.brand, locale }, { name, text, replaces, by, now });
  return { templateId, locale, version: 1, name, text, replaces, by };
}

async function templateOf(db: SellerDb, templateId: string, fail: Fail<'not_found'>) {
  await lockTemplates(db);
  return (await findTemplates(db)).find((each) => each.templateId === templateId) ?? fail('not_found');
}

/** Gives a template another name or text, in the version that was seen. */
export async function change({ db, session, params, body, now, fail }: InputOf<typeof api.messageTemplates.change>) {
  const found = await templateOf(db, params.templateId, fail);
  if (found.version !== body.version) return fail('settings.version_conflict');
  const { name, text, replaces = found.replaces } = body;
  const by = session.userName;
  await updateTemplate(db, found.templateId, { name, text, replaces, by, now });
  return { ...found, version: found.version + 1, name, text, replaces, by };
}

export async function remove({ db, params, fail }: InputOf<typeof api.messageTemplates.remove>) {
  const { templateId } = await templateOf(db, params.templateId, fail);
  await deleteTemplate(db, templateId);
  return {};
}

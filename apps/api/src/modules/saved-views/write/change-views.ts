import type { ErrorCode } from '@offizin/contract/errors';
import { limits } from '@offizin/domain/limits';
import { isNameTaken, mayChangeView, type ViewList, type ViewScope } from '@offizin/domain/saved-views/saved-views';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { Fail } from '../../../platform/fail.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { scopeOf, type View } from './read-views.ts';
import { deleteView, findViews, insertView, lockViews, updateView, type ViewRow } from './view-queries.ts';

/** A call that changes views of a list, as every list's endpoints have it. */
interface Call<C extends ErrorCode> {
  readonly db: SellerDb;
  readonly session: ActiveSession;
  readonly now: Date;
  readonly fail: Fail<C | 'access.role' | 'request.invalid'>;
}

interface Content<S extends object> {
  readonly name: string;
  readonly shows: S;
}

type OfView<C extends ErrorCode> = Call<C | 'not_found'> & { readonly params: { readonly viewId: string } };

/** Those that the caller sees, while nobody else changes any. */
async function lockedViews({ db, session }: Pick<Call<never>, 'db' | 'session'>, list: ViewList): Promise<ViewRow[]> {
  await lockViews(db);
  return findViews(db, { list, userId: session.userId });
}

function refuseUnlessMay({ session, fail }: Pick<Call<never>, 'session' | 'fail'>, list: ViewList, scope: ViewScope) {
  if (!mayChangeView(session.subject.role, list, scope)) fail('access.role');
}

function refuseIfTaken(
  { fail }: Pick<Call<never>, 'fail'>,
  others: readonly ViewRow[],
  view: { readonly name: string; readonly scope: ViewScope },
) {
  const named = others.map((row) => ({ name: row.name, scope: scopeOf(row) }));
  if (isNameTaken(named, view))
    fail('request.invalid', { errors: [{ path: 'body.name', code: 'field.not_available' }] });
}

/** Saves what a list shows under a name. */
export async function saveView<S extends object>(
  call: Call<'saved_view.too_many'> & { readonly body: Content<S> & { readonly scope: ViewScope } },
  list: ViewList,
): Promise<View<S>> {
  const { db, session, body, now, fail } = call;
  const { name, scope, shows } = body;
  refuseUnlessMay(call, list, scope);
  const views = await lockedViews(call, list);
  refuseIfTaken(call, views, body);
  if (views.filter((row) => scopeOf(row) === scope).length >= limits.savedViews) fail('saved_view.too_many');
  const userId = scope === 'own' ? session.userId : null;
  const by = session.userName;
  const id = await insertView(db, { brand: session.brand, list, userId }, { name, shows, by, now });
  return { id, name, scope, version: 1, by, shows };
}

/** The view that a call names, which the caller sees and may change. */
async function viewToChange(call: OfView<never>, list: ViewList) {
  const views = await lockedViews(call, list);
  const row = views.find(({ id }) => id === call.params.viewId) ?? call.fail('not_found');
  refuseUnlessMay(call, list, scopeOf(row));
  return { row, others: views.filter((each) => each !== row) };
}

/** Gives a view another name or content, in the version that was seen. */
export async function changeView<S extends object>(
  call: OfView<'settings.version_conflict'> & { readonly body: Content<S> & { readonly version: number } },
  list: ViewList,
): Promise<View<S>> {
  const { db, session, body, now, fail } = call;
  const { row, others } = await viewToChange(call, list);
  const { name, shows } = body;
  const scope = scopeOf(row);
  refuseIfTaken(call, others, { name, scope });
  if (row.version !== body.version) fail('settings.version_conflict');
  const by = session.userName;
  await updateView(db, row.id, { name, shows, by, now });
  return { id: row.id, name, scope, version: row.version + 1, by, shows };
}

export async function removeView(call: OfView<never>, list: ViewList): Promise<Record<string, never>> {
  const { row } = await viewToChange(call, list);
  await deleteView(call.db, row.id);
  return {};
}

import { holdsSecret, mayKeepField } from '@offizin/domain/identity/kept-fields';
import { currentSession } from './session.ts';
import { readStored, removeStored, store } from './storage.ts';
import { type FormDraft, formDraftsIn, formDraftsKept, type KeptField } from './stored-form-drafts.ts';

/** An operator leaves nothing behind: only a user of the shop has drafts. */
function ownerNow(): Pick<FormDraft, 'user' | 'shop'> | null {
  const session = currentSession()?.session;
  return session === undefined || session.userId === null ? null : { user: session.userId, shop: session.sellerId };
}

const draftsNow = (): FormDraft[] => formDraftsIn(readStored('formDrafts'), Date.now());

function write(drafts: readonly FormDraft[]): void {
  if (drafts.length === 0) removeStored('formDrafts');
  else store('formDrafts', drafts.slice(-formDraftsKept));
}

/** What the user typed into this form of this shop when the session ended; empty when there is nothing. */
export function draftOf(form: string): readonly KeptField[] {
  const owner = ownerNow();
  const isOf = (draft: FormDraft) => draft.form === form && draft.user === owner?.user && draft.shop === owner.shop;
  return draftsNow().find(isOf)?.fields ?? [];
}

function replaceDraft(form: string, fields: readonly KeptField[]): void {
  const owner = ownerNow();
  if (owner === null) return;
  const others = draftsNow().filter(
    (draft) => draft.form !== form || draft.user !== owner.user || draft.shop !== owner.shop,
  );
  write(fields.length === 0 ? others : [...others, { ...owner, form, fields, at: Date.now() }]);
}

/** Keeps what was typed, but for what must never lie in a browser. */
export function keepDraft(form: string, fields: readonly KeptField[]): void {
  replaceDraft(
    form,
    fields.filter(({ name, typed }) => mayKeepField(name) && !holdsSecret(typed)),
  );
}

export function dropDraft(form: string): void {
  if (draftOf(form).length > 0) replaceDraft(form, []);
}

/** Who signs out leaves nothing half done behind, in any shop. */
export function dropOwnDrafts(): void {
  const user = ownerNow()?.user;
  write(draftsNow().filter((draft) => draft.user !== user));
}

import { type HistoryKind, historyKinds } from '@offizin/domain/history/kinds';

/** Why a row that the seller sees says nothing but its kind. */
type SaysItself =
  /** Somebody did it to their own access, and there is no from and to. */
  | 'of_the_person'
  /** A step that begins or ends something which leaves a row of its own. */
  | 'step';

const saysItself: Readonly<Partial<Record<HistoryKind, SaysItself>>> = {
  'signin.succeeded': 'of_the_person',
  'signin.failed': 'of_the_person',
  'signin.refused': 'of_the_person',
  signout: 'of_the_person',
  'reauthentication.failed': 'of_the_person',
  'password.code_asked': 'of_the_person',
  'password.changed': 'of_the_person',
  'second_factor.failed': 'of_the_person',
  'second_factor.authenticator_added': 'of_the_person',
  'second_factor.authenticator_removed': 'of_the_person',
  'second_factor.recovery_codes_made': 'of_the_person',
  'second_factor.recovery_code_used': 'of_the_person',
  'shop.opened': 'of_the_person',
  'payout.onboarding_opened': 'step',
  'registration.submitted': 'step',
  'impersonation.started': 'step',
  'impersonation.acted': 'step',
};

const sayingKinds = historyKinds.filter((kind) => saysItself[kind] === undefined);

/** A test's portal, whose database is asked past all roles. */
interface Asked {
  readonly ask: <R extends Readonly<Record<string, string>>>(text: string, values: unknown[]) => Promise<readonly R[]>;
}

/** Refuses a run whose calls left rows in the history that do not say whom or what, from what to what (PRO-12). */
export async function refuseSilentRows({ ask }: Asked): Promise<void> {
  const rows = await ask<{ kind: HistoryKind }>(
    `select distinct kind from audit where changes = '[]' and kind = any($1::text[]) order by kind`,
    [sayingKinds],
  );
  if (rows.length > 0) throw new SilentHistory(rows.map(({ kind }) => kind));
}

class SilentHistory extends Error {
  constructor(kinds: readonly string[]) {
    super(`the history does not say what was done (PRO-12): ${kinds.join(', ')}`);
  }
}

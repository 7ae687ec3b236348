import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import { givesTrust } from '@offizin/domain/access/giving';
import { changeOf, type HistoryChange, maskedEmail, personLabel } from '@offizin/domain/history/changes';
import type { KnownUser } from '../write/seller-queries.ts';

type User = SellerRecord['users'][number];

/** What the marketplace does about somebody of a shop, and whether it gives: a trusted role, or another or a reopened way in. */
export interface PersonAct {
  readonly kind: 'team.joined' | 'team.changed';
  readonly changes: readonly HistoryChange[];
  readonly gives: boolean;
}

/** What a user may do who is put into a shop without a word about it. */
export const roleOf = (user: User) => user.role ?? 'owner';

const person = (user: User): HistoryChange[] => changeOf('person', null, personLabel(user));

function joined(user: User): PersonAct {
  const role = roleOf(user);
  const changes = [...person(user), ...changeOf('role', null, role)];
  return { kind: 'team.joined', changes, gives: givesTrust(null, { role, endsAt: null }) };
}

const accountWord = (banned: boolean) => (banned ? 'banned' : 'active');

/** Whoever reads the new mailbox can choose a password, whoever is let in again can act: both are a way in. */
function changed(user: User, known: KnownUser): PersonAct[] {
  const isMoved = known.email !== user.email.toLowerCase();
  const changes = [
    ...(isMoved ? changeOf('email', maskedEmail(known.email), maskedEmail(user.email)) : []),
    ...changeOf('status', accountWord(known.banned), accountWord(user.banned)),
  ];
  if (changes.length === 0) return [];
  const gives = isMoved || (known.banned && !user.banned);
  return [{ kind: 'team.changed', changes: [...person(user), ...changes], gives }];
}

/** An act for each person of a seller's record who is new in the shop, or is reached or let in otherwise than before. */
export function peopleActs(externalId: string, users: readonly User[], known: readonly KnownUser[]): PersonAct[] {
  const inShop = new Map(
    known.filter(({ sellers }) => sellers.includes(externalId)).map((user) => [user.username, user]),
  );
  return users.flatMap((user) => {
    const found = inShop.get(user.username.toLowerCase());
    return found === undefined ? [joined(user)] : changed(user, found);
  });
}

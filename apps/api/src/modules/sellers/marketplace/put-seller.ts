import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import { type CompanyContext, companyFault } from '@offizin/domain/company/fields';
import { broughtFields } from '@offizin/domain/company/sections';
import { isCountryCode, isPlace } from '@offizin/domain/places/places';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { findOwners } from '../../../platform/session/owner-queries.ts';
import { tellOwners } from '../../../platform/session/tell-owners.ts';
import { hashPassword } from '../../../platform/session/password-hash.ts';
import { today } from '../../company/write/read-company.ts';
import { insertBroughtClosures } from '../../calendar/write/closure-write-queries.ts';
import { takeOverCompany } from '../../company/write/take-over-company.ts';
import { insertMembership } from '../../team/write/membership-write-queries.ts';
import { applyServices, beginServices } from '../../services/write/apply-services.ts';
import { upsertSeller } from '../write/seller-write-queries.ts';
import { lockUsers, type NewUser, upsertUsers } from '../../identity/write/user-write-queries.ts';
import { peopleActs, roleOf } from './people-acts.ts';
import { sellerChanges } from './seller-changes.ts';
import { findRecord, findUsersLike, type KnownUser, type RecordRow } from '../write/seller-queries.ts';
import { takenFields } from './taken-users.ts';

/** A password that exists stays, so it is hashed only for a user who has none. */
async function newUser(user: SellerRecord['users'][number], known: readonly KnownUser[]): Promise<NewUser> {
  const isKept = known.some((one) => one.username === user.username.toLowerCase() && one.hasPassword);
  const passwordHash = user.initialPassword === undefined || isKept ? null : await hashPassword(user.initialPassword);
  return { username: user.username, email: user.email, name: user.name, banned: user.banned, passwordHash };
}

type Put = InputOf<typeof marketplaceApi.putSeller>;

/** What the portal knows before a record is replaced. */
interface Before {
  readonly record: RecordRow | undefined;
  readonly known: readonly KnownUser[];
  /** Whether somebody owns the shop. */
  readonly isOwned: boolean;
}

async function readBefore({ db, caller, params, body, now }: Put): Promise<Before> {
  const known = await findUsersLike(db, caller.brand, body.users);
  const record = await findRecord(db, caller.brand, params.externalId);
  const owners = record === undefined ? [] : await findOwners(db, { sellerId: record.id, now });
  return { record, known, isOwned: owners.length > 0 };
}

/** Leaves a row in the history of a seller that was known, when its record is another one now (PRO-12). */
async function noteChanges({ db, caller, params, body, now }: Put, { record, known, isOwned }: Before): Promise<void> {
  if (record === undefined) return;
  const who = { brand: caller.brand, sellerId: record.id, userId: null, impersonatedBy: null };
  const changes = sellerChanges(record, body);
  if (changes.length > 0) await insertAudit(db, { ...who, kind: 'company.changed', changes });
  for (const { kind, changes, gives } of peopleActs(params.externalId, body.users, known)) {
    const act = { ...who, kind, changes };
    // The first owner is told to nobody: there is nobody yet whom it could alarm.
    await (gives && isOwned ? asIdentity(db, (identity) => tellOwners(identity, act, now)) : insertAudit(db, act));
  }
}

const contextOf = ({ caller, body, now }: Put): CompanyContext => ({
  brand: caller.brand,
  country: body.address.countryCode,
  businessType: body.businessType,
  today: today(caller.brand, now),
});

/** What the marketplace brings of a company may be incomplete, but not wrong. */
function refuseWrongCompany(input: Put): void {
  const { company = {} } = input.body;
  const errors = broughtFields.flatMap((field) => {
    const fault = company[field] === undefined ? null : companyFault(field, contextOf(input), company);
    return fault === null ? [] : [{ path: `body.company.${field}`, ...fault }];
  });
  if (errors.length > 0) input.fail('request.invalid', { errors });
}

/** Deadlines, holidays and fiscal data of a shop follow from where it is: elsewhere it could never be completed. */
function refuseUnknownPlace({ body, fail }: Put): void {
  const { countryCode: country, region } = body.address;
  if (isPlace(country, region)) return;
  const path = `body.address.${isCountryCode(country) ? 'region' : 'countryCode'}`;
  const params = { country, ...(region !== null && { region }) };
  fail('seller.place_unknown', { errors: [{ path, code: 'field.not_available', params }] });
}

/** Creates a seller or replaces what the marketplace decides about it; what the seller chose itself stays. */
export async function putSeller(input: Put) {
  const { app, db, caller, params, body, now, fail } = input;
  refuseUnknownPlace(input);
  refuseWrongCompany(input);
  const refuseTaken = (known: readonly KnownUser[]) => {
    const taken = takenFields(params.externalId, body.users, known);
    if (taken.length > 0) fail('request.invalid', { errors: taken });
  };
  const free = await findUsersLike(db, caller.brand, body.users);
  refuseTaken(free);
  // Hashing takes long: nobody waits for it, and who was free before it may be taken after it.
  const users = await Promise.all(body.users.map((user) => newUser(user, free)));
  await lockUsers(db, caller.brand);
  const before = await readBefore(input);
  const { record, known } = before;
  refuseTaken(known);
  const sellerId = await upsertSeller(db, { brand: caller.brand, externalId: params.externalId }, body);
  const { brand } = caller;
  if (record === undefined) {
    await insertBroughtClosures(db, { sellerId, brand }, body.closures);
    await beginServices(db, { sellerId, brand, now }, body.services);
  } else await applyServices(db, { sellerId, brand, now }, { before: record.services, after: body.services });
  const userIds = await upsertUsers(db, caller.brand, users);
  for (const [at, userId] of userIds.entries()) {
    const user = body.users[at];
    const role = user === undefined ? 'reader' : roleOf(user);
    const membership = { sellerId, brand: caller.brand, userId, role, invitedBy: null, since: now, endsAt: null };
    await insertMembership(db, membership);
  }
  await noteChanges(input, before);
  if (body.company !== undefined)
    await takeOverCompany(app, db, { sellerId, brand, now, context: contextOf(input), values: body.company });
  return { externalId: params.externalId, sellerId };
}

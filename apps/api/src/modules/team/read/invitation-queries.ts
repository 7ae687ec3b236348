import type { Role } from '@offizin/domain/access/roles';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

const invitations = () =>
  query
    .selectFrom('team_invitation as t')
    .innerJoin('seller as s', 's.id', 't.seller_id')
    .leftJoin('user_account as i', 'i.id', 't.invited_by')
    .leftJoin('user_account as u', (join) =>
      join.onRef('u.brand', '=', 't.brand').on(sql<boolean>`lower(u.email) = lower(t.email)`),
    )
    .select(['s.name as shop', 't.role', 'i.name as invitedBy', 't.email', 't.expires_at as expiresAt'])
    .select(sql<boolean>`u.id is not null`.as('hasAccount'));

/** The invitation behind the key of a link; undefined when it was used, withdrawn, renewed or has expired. */
export function findInvitation(
  db: IdentityDb,
  { keyHash, brand, now }: { keyHash: Buffer; brand: BrandId; now: Date },
) {
  return db.first(
    invitations()
      .where('t.key_hash', '=', keyHash)
      .where('t.brand', '=', brand)
      .where('t.expires_at', '>', now)
      .where('s.status', '<>', 'banned'),
  );
}

export type InvitationFound = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

export interface InvitationToMail {
  readonly brand: BrandId;
  readonly shop: string;
  readonly country: string;
  readonly role: Role;
  readonly invitedBy: string | null;
  readonly email: string;
  readonly name: string | null;
  /** Of who has an account already; else of who invited, or of the shop. */
  readonly locale: LocaleCode;
  readonly keyHash: Buffer;
  readonly sealedKey: Buffer;
  readonly expiresAt: Date;
}

/** An invitation whose link is still to be mailed; undefined where it was, and where there is none any more. */
export function findInvitationToMail(
  db: IdentityDb,
  { sellerId, invitationId, now }: { sellerId: string; invitationId: string; now: Date },
): Promise<InvitationToMail | undefined> {
  return db.first(sql<InvitationToMail>`
    select t.brand, s.name as shop, s.country_code as country, t.role, i.name as "invitedBy", t.email, u.name,
      coalesce(u.locale, i.locale, s.locale) as locale, t.key_hash as "keyHash", t.sealed_key as "sealedKey", t.expires_at as "expiresAt"
    from team_invitation t join seller s on s.id = t.seller_id
      left join user_account i on i.id = t.invited_by
      left join user_account u on u.brand = t.brand and lower(u.email) = lower(t.email)
    where t.seller_id = ${sellerId}::uuid and t.id = ${invitationId}::uuid and t.sealed_key is not null and t.expires_at > ${now}`);
}

/** The address with which a user signs in. */
export async function findEmail(db: IdentityDb, userId: string): Promise<string | null> {
  const user = await db.first(query.selectFrom('user_account').select('email').where('id', '=', userId));
  return user?.email ?? null;
}

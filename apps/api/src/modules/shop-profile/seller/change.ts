import type { api } from '@offizin/contract/api';
import type { ProfileSection } from '@offizin/contract/events/marketplace';
import type { ShopProfile, ShopProfileChange } from '@offizin/contract/shop-profile/seller';
import { type DayHours, hoursText, weekdays } from '@offizin/domain/calendar/opening-hours';
import { announce } from '../../events/write/announce-queries.ts';
import { insertProfileChanged } from '../../events/write/marketplace-event-queries.ts';
import { updateOpeningHours } from '../../sellers/write/seller-write-queries.ts';
import { readShopProfile } from '../write/profile-view.ts';
import { countHours, lockProfile, updateContact, updateTexts } from '../write/profile-write-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import type { NotedChanges } from '../../../platform/http/noted-changes.ts';
import { contactFaults, plainContact } from './plain-contact.ts';

type Change = InputOf<typeof api.shopProfile.change>;

interface Saving {
  readonly db: Change['db'];
  readonly noted: NotedChanges;
  readonly before: ShopProfile;
}

type Save<S extends keyof ShopProfileChange> = (
  saving: Saving,
  given: NonNullable<ShopProfileChange[S]>,
) => Promise<unknown>;

const saveTexts: Save<'texts'> = ({ db, noted, before: { texts } }, given) => {
  noted.note('short_description', texts.shortDescription, given.shortDescription);
  noted.note('about', texts.about, given.about);
  noted.note('responsible', texts.responsibleName, given.responsibleName);
  noted.note('responsible_title', texts.responsibleTitle, given.responsibleTitle);
  return updateTexts(db, db.sellerId, given);
};

const numberOf = ({ phonePrefix, phone }: ShopProfile['contact']): string | null =>
  phone === null ? null : `${phonePrefix} ${phone}`;

const saveContact: Save<'contact'> = ({ db, noted, before: { contact } }, given) => {
  const plain = plainContact(given);
  noted.note('phone', numberOf(contact), numberOf(plain));
  for (const field of ['email', 'website', 'facebook', 'whatsapp', 'linkedin', 'twitter'] as const)
    noted.note(field, contact[field], plain[field]);
  return updateContact(db, db.sellerId, plain);
};

const said = (day: DayHours): string => hoursText(day) ?? 'closed';

const saveHours: Save<'hours'> = async ({ db, noted, before }, { week }) => {
  for (const day of weekdays) noted.note(day, before.week === null ? null : said(before.week[day]), said(week[day]));
  await updateOpeningHours(db, db.sellerId, week);
  await countHours(db, db.sellerId);
};

/** Saves the sections that are given, all of them or none; each only in the state that was seen (PRO-02, PRO-03). */
export async function change({ db, session, body, noted, now, fail }: Change) {
  const faults = body.contact === undefined ? [] : contactFaults(body.contact);
  if (faults.length > 0) fail('request.invalid', { errors: faults });
  await lockProfile(db, session);
  const before = (await readShopProfile(db, session.sellerId, now)) ?? fail('internal');
  const { texts, contact, hours } = body;
  const isStale = Object.entries(body).some(
    ([section, given]) => given !== undefined && given.version !== before.versions[section as keyof typeof body],
  );
  if (isStale) fail('settings.version_conflict', { current: before });
  const saving = { db, noted, before };
  if (texts !== undefined) await saveTexts(saving, texts);
  if (contact !== undefined) await saveContact(saving, contact);
  if (hours !== undefined) await saveHours(saving, hours);
  for (const section of Object.keys(body) as ProfileSection[]) {
    await insertProfileChanged(db, { section, now });
    await announce(db, { topic: 'profile', payload: { section } });
  }
  return (await readShopProfile(db, session.sellerId, now)) ?? fail('internal');
}

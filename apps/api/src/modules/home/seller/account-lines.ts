import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { nextHolidayOf } from '@offizin/domain/calendar/next-holiday';
import { sectionFaults } from '@offizin/domain/company/fields';
import { askedOfVies } from '@offizin/domain/company/plain-values';
import { type CompanyField, type CompanySection, companySections } from '@offizin/domain/company/sections';
import { limits } from '@offizin/domain/limits';
import { missingParts } from '@offizin/domain/shop-profile/missing-parts';
import { servicesShown } from '@offizin/domain/services/service-asks';
import { readAskedServices } from '../../services/write/service-queries.ts';
import { findImages, findProfile, findShopRecord } from '../../shop-profile/write/profile-queries.ts';
import type { LineReader, Reading } from './reading.ts';

/** The fields that keep these sections from being complete. */
function openFields({ company }: Reading, sections: readonly CompanySection[]): CompanyField[] {
  if (company === null) return [];
  return sections.flatMap((section) =>
    sectionFaults(section, company.context, company.values).map(({ field }) => field),
  );
}

const allButAccount = companySections.filter((section) => section !== 'bank_account');

export const payoutAccount: LineReader<'payout_account'> = (reading) => {
  const fields = openFields(reading, ['bank_account']);
  return fields.length === 0 ? null : { kind: 'payout_account', fields };
};

export const companyData: LineReader<'company_data'> = (reading) => {
  const fields = openFields(reading, allButAccount);
  return fields.length === 0 ? null : { kind: 'company_data', fields };
};

/** Only of a number that the register is asked about. */
export const vatNumber: LineReader<'vat_number'> = ({ company, viesUrl }) => {
  const state = company?.vatCheck?.state;
  if (company === null || state === undefined || state === 'valid' || viesUrl === null) return null;
  return askedOfVies(company.context, company.values) === null ? null : { kind: 'vat_number', state };
};

/** On such a day the shop is closed to its deadlines, whatever its hours say. */
export const publicHoliday: LineReader<'public_holiday'> = ({ calendar, now }) => {
  const { date } = wallClockAt(now, calendar.timeZone);
  const day = nextHolidayOf(calendar, date, limits.holidayAheadDays);
  return day === null ? null : { kind: 'public_holiday', day };
};

export const invitations: LineReader<'invitations'> = ({ invitations: found }) => {
  if (found === null || found.expiresAt === null) return null;
  return { kind: 'invitations', count: found.count, expiresAt: found.expiresAt.toISOString() };
};

/** What was asked for and is not decided yet. */
export const services: LineReader<'services'> = async ({ db, session }) => {
  const shown = servicesShown(session.row.seller.services, await readAskedServices(db, db.sellerId));
  const waiting = shown.filter(({ status }) => status === 'pending').map(({ code }) => code);
  return waiting.length === 0 ? null : { kind: 'services', services: waiting };
};

export const profile: LineReader<'profile'> = async ({ db }) => {
  const [row, images, record] = await Promise.all([
    findProfile(db, db.sellerId),
    findImages(db, db.sellerId),
    findShopRecord(db, db.sellerId),
  ]);
  const file = (kind: string) => images.find((image) => image.kind === kind)?.file_id ?? null;
  const parts = missingParts({
    logo: file('LOGO'),
    background: file('BACKGROUND'),
    short_description: row?.short_description ?? null,
    about: row?.about ?? null,
    opening_hours: (record?.opening_hours ?? null) === null ? null : 'given',
    phone: row?.phone ?? null,
    email: row?.email ?? null,
  });
  return parts.length === 0 ? null : { kind: 'profile', parts };
};

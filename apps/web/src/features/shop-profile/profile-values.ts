import type { FieldError } from '@offizin/contract/errors';
import type { ShopProfile, ShopProfileChange } from '@offizin/contract/shop-profile/seller';
import { isPhoneNumber } from '@offizin/domain/company/phone-number';
import { socialName, type SocialNetwork } from '@offizin/domain/shop-profile/social-networks';
import { meantPhone } from '@offizin/domain/typed/meant-phone';
import { meantLine } from '@offizin/domain/typed/meant-signs';
import { type WeekValues, weekFaults, weekIn, weekValues } from './hours/week-values.ts';

export const textFields = ['shortDescription', 'about', 'responsibleName', 'responsibleTitle'] as const;
export type TextField = (typeof textFields)[number];

/** The networks by the names of their fields, as they are on the page. */
export const networkFields = {
  facebook: 'FACEBOOK',
  whatsapp: 'WHATSAPP',
  linkedin: 'LINKEDIN',
  twitter: 'TWITTER',
} as const satisfies Readonly<Record<string, SocialNetwork>>;
export type NetworkField = keyof typeof networkFields;
export const networkNames = Object.keys(networkFields) as NetworkField[];

export const contactFields = ['phonePrefix', 'phone', 'email', 'website', ...networkNames] as const;
export type ContactField = (typeof contactFields)[number];

type Plain = Readonly<Record<`texts.${TextField}` | `contact.${ContactField}`, string>>;
export type ProfileValues = Plain & WeekValues;

const secure = 'https://';

/** The profile as the form holds it: nothing is an empty text, `https://` is in front of the field of the website. */
export function profileValues({ texts, contact, week }: ShopProfile): ProfileValues {
  return {
    'texts.shortDescription': texts.shortDescription ?? '',
    'texts.about': texts.about ?? '',
    'texts.responsibleName': texts.responsibleName ?? '',
    'texts.responsibleTitle': texts.responsibleTitle ?? '',
    'contact.phonePrefix': contact.phonePrefix,
    'contact.phone': contact.phone ?? '',
    'contact.email': contact.email ?? '',
    'contact.website': (contact.website ?? '').replace(secure, ''),
    'contact.facebook': contact.facebook ?? '',
    'contact.whatsapp': contact.whatsapp ?? '',
    'contact.linkedin': contact.linkedin ?? '',
    'contact.twitter': contact.twitter ?? '',
    ...weekValues(week),
  };
}

const orNull = (typed: string): string | null => typed.trim() || null;

/** The whole address of a website whose `https://` nobody types. */
export function websiteIn(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^https?:\/\//i.test(text) ? text : secure + text;
}

export const textsIn = (values: ProfileValues): ShopProfile['texts'] => ({
  shortDescription: orNull(values['texts.shortDescription']),
  about: orNull(values['texts.about']),
  responsibleName: orNull(values['texts.responsibleName']),
  responsibleTitle: orNull(values['texts.responsibleTitle']),
});

export const contactIn = (values: ProfileValues): ShopProfile['contact'] => ({
  phonePrefix: values['contact.phonePrefix'],
  phone: orNull(values['contact.phone']),
  email: orNull(values['contact.email']),
  website: websiteIn(values['contact.website']),
  facebook: orNull(values['contact.facebook']),
  whatsapp: orNull(values['contact.whatsapp']),
  linkedin: orNull(values['contact.linkedin']),
  twitter: orNull(values['contact.twitter']),
});

/** The values as they are meant: a phone number that is pasted whole chooses its country, an address of a page is its name. */
export function meantProfile(values: ProfileValues): ProfileValues {
  const phone = meantPhone({ prefix: values['contact.phonePrefix'], number: values['contact.phone'] });
  const names = networkNames.map((field) => {
    const typed = values[`contact.${field}`];
    const kept = typed.trim() === '' ? '' : socialName(networkFields[field], typed, values['contact.phonePrefix']);
    return [`contact.${field}`, kept ?? typed] as const;
  });
  return {
    ...values,
    'contact.phonePrefix': phone.prefix,
    'contact.phone': phone.number,
    'contact.website': meantLine(values['contact.website']).trim().replace(secure, ''),
    ...Object.fromEntries(names),
  };
}

/** What is wrong with the values by the rules that the server applies too. */
export function profileFaults(values: ProfileValues): FieldError[] {
  const { phone, phonePrefix, ...contact } = contactIn(values);
  const wrongNames = networkNames.filter((field) => {
    const typed = contact[field];
    return typed !== null && socialName(networkFields[field], typed, phonePrefix) === null;
  });
  const isPhoneWrong = phone !== null && !isPhoneNumber(phone, phonePrefix);
  const wrong = [...(isPhoneWrong ? ['phone'] : []), ...wrongNames];
  return [...wrong.map((field) => ({ path: `body.contact.${field}`, code: 'field.invalid' })), ...weekFaults(values)];
}

/** The body of the call: the sections that differ from what is saved, each with the state that was seen; all where `saved` is null. */
export function changeIn(
  values: ProfileValues,
  { versions }: Pick<ShopProfile, 'versions'>,
  saved: ProfileValues | null,
): ShopProfileChange {
  const names = Object.keys(values) as (keyof ProfileValues)[];
  const differs = (section: keyof ShopProfileChange) =>
    saved === null || names.some((name) => name.startsWith(`${section}.`) && values[name] !== saved[name]);
  const week = weekIn(values);
  return {
    ...(differs('texts') && { texts: { version: versions.texts, ...textsIn(values) } }),
    ...(differs('contact') && { contact: { version: versions.contact, ...contactIn(values) } }),
    ...(week !== null && differs('hours') && { hours: { version: versions.hours, week } }),
  };
}

import type { FieldError } from '@offizin/contract/errors';
import type { ShopProfileChange } from '@offizin/contract/shop-profile/seller';
import { plainPhoneNumber } from '@offizin/domain/company/phone-number';
import { isNumberInPlan } from '@offizin/domain/company/phone-number-plan';
import { meantPhone } from '@offizin/domain/typed/meant-phone';
import { socialName, type SocialNetwork } from '@offizin/domain/shop-profile/social-networks';

type Contact = NonNullable<ShopProfileChange['contact']>;

const networks = {
  facebook: 'FACEBOOK',
  whatsapp: 'WHATSAPP',
  linkedin: 'LINKEDIN',
  twitter: 'TWITTER',
} as const satisfies Readonly<Record<string, SocialNetwork>>;
type NetworkField = keyof typeof networks;
const networkFields = Object.keys(networks) as NetworkField[];

/** What is wrong with a contact beyond its shape. */
export function contactFaults({ phone, phonePrefix, ...contact }: Contact): FieldError[] {
  const faultAt = (field: string): FieldError => ({ path: `body.contact.${field}`, code: 'field.invalid' });
  const isKept = (field: NetworkField) => {
    const typed = contact[field];
    return typed === null || socialName(networks[field], typed, phonePrefix) !== null;
  };
  const meant = meantPhone({ prefix: phonePrefix, number: phone ?? '' });
  return [
    ...(phone === null || isNumberInPlan(meant.number, meant.prefix) ? [] : [faultAt('phone')]),
    ...networkFields.filter((field) => !isKept(field)).map(faultAt),
  ];
}

/** A contact as it is kept: numbers without their spaces, the names of pages without their addresses. */
export function plainContact(contact: Contact): Contact {
  const { phone, phonePrefix } = contact;
  const meant = meantPhone({ prefix: phonePrefix, number: phone ?? '' });
  const kept = networkFields.map((field) => {
    const typed = contact[field];
    return [field, typed === null ? null : socialName(networks[field], typed, phonePrefix)] as const;
  });
  return {
    ...contact,
    phonePrefix: meant.prefix,
    phone: phone === null ? null : plainPhoneNumber(meant.number, meant.prefix),
    ...(Object.fromEntries(kept) as Record<NetworkField, string | null>),
  };
}

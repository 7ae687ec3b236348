import { consentTexts } from '@offizin/domain/registrations/consents';

/** The consents in the versions that are shown. */
export const consents = Object.fromEntries(Object.entries(consentTexts).map(([kind, { version }]) => [kind, version]));
/** What a pharmacy that registers says, step by step. */
export const shop = { businessType: 'pharmacy_or_parapharmacy', country: 'DE', shopName: 'Birken-Apotheke' };
export const company = {
  legalName: 'Birken-Apotheke e. K.',
  vatNumber: 'DE136695976',
  commercialRegister: '0000',
  licence: 'BW-2031',
  ikNumber: '260326822',
  accountHolder: 'Birken-Apotheke e. K.',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
};
export const contact = {
  firstName: 'Ute',
  lastName: 'Birk',
  birthDate: '1981-03-14',
  phonePrefix: '+49',
  phoneNumber: '0731 555017',
  street: 'Hirschstraße 4',
  postalCode: '89073',
  city: 'Ulm',
  region: 'BW',
};

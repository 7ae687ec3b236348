import { fieldRow } from '@offizin/domain/company/fields';
import { type CompanyField, companyFields } from '@offizin/domain/company/sections';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { giveOffers } from '../../../testing/offers.ts';
import { portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';

const portal = await portalForFile();

/** A company that has every field that a German pharmacy can have, each with a value of its own. */
const company: Readonly<Partial<Record<CompanyField, string>>> = {
  legalName: 'Ulmen-Apotheke am Markt',
  legalForm: 'GmbH',
  companyUrl: 'https://www.lindora.example/partner/ulmen-apotheke-am-markt',
  vatNumber: 'DE814235674',
  commercialRegisterNumber: 'HRB 701284',
  commercialRegister: 'Amtsgericht Mannheim',
  ikNumber1: '260326822',
  goodsManagementSystem: 'ApoLager 4',
  accountingCenter: 'Rechenzentrum Nord',
  licence: 'BW-2031/7',
  ownerFirstName: 'Waltraud',
  ownerLastName: 'Grünewald',
  managingDirector: 'Ferdinand Ostermann',
  gender: 'diverse',
  birthDate: '1971-04-09',
  accountHolder: 'Kontoinhaberin Meier',
  iban: 'DE89370400440532013000',
};
const address = { street: 'Ulmenweg 77', postalCode: '79104', city: 'Freiburg', region: 'BW', countryCode: 'DE' };
const shownAs: Readonly<Partial<Record<CompanyField, string>>> = {
  ...company,
  companyUrl: 'www.lindora.example/partner/ulmen-apotheke-am-markt',
  street: address.street,
  postalCode: address.postalCode,
  city: address.city,
  region: 'Baden-Württemberg',
};

await putProducts(portal, 'de', [
  aProduct(),
  aProduct({ productId: 'P-2', name: 'Cetirizin Linde', nationalCode: '04271937', gtin: null }),
]);
const sellerId = await putSeller(portal, 'de', 'ulmen', aSeller({ address, company, users: [aUser('ulmen')] }));
await giveOffers(portal, sellerId, [
  { productId: 'P-1', price: 499 },
  { productId: 'P-2', price: 899, status: 'inactive', active: false },
]);
const page = async (path: string) =>
  (await portal.server.inject({ url: path, headers: { host: 'de.localhost' } })).body;
const body = await page('/partner/ulmen');
const text = body.replace(/<(?:style|script)\b.*?<\/(?:style|script)>|<[^>]+>/gs, ' ');
const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}');

describe('PRO-10 the page shows what the company screen calls public, and nothing else', () => {
  test.each(companyFields.filter((field) => fieldRow(field).seenBy === 'public' && shownAs[field] !== undefined))(
    '%s is there',
    (field) => expect(text).toContain(shownAs[field]),
  );

  test.each(companyFields.filter((field) => fieldRow(field).seenBy !== 'public' && shownAs[field] !== undefined))(
    '%s is not',
    (field) => expect(body).not.toContain(shownAs[field]),
  );

  test('every field that a German company can fill is among them', () => {
    const left = companyFields.filter((field) => shownAs[field] === undefined);
    expect(left).toEqual(['viesNumber', 'ikNumber2', 'ikNumber3', 'lanr', 'professionalNumber', 'swift']);
  });

  test('its data for search engines say the same', () => {
    expect(data).toMatchObject({
      legalName: company.legalName,
      vatID: company.vatNumber,
      address: { streetAddress: address.street, addressRegion: 'Baden-Württemberg' },
      identifier: [
        { propertyID: 'licence', value: company.licence },
        { propertyID: 'commercialRegisterNumber', value: company.commercialRegisterNumber },
      ],
    });
  });

  test('what is on sale is on the page with its price, and in its data; what is not on sale is not', () => {
    expect(text).toMatch(/Ibulenta 400 mg akut\s+20 Filmtabletten\s+4,99\s€/);
    expect(text).not.toContain('Cetirizin');
    expect(data.makesOffer).toMatchObject([
      { price: '4.99', priceCurrency: 'EUR', itemOffered: { name: 'Ibulenta 400 mg akut, 20 Filmtabletten' } },
    ]);
  });

  test('a certificate that nobody gave is not claimed', () => expect(text).not.toContain('EU-Recht'));
});

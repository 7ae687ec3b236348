import { aSeller } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { CallReply } from '@offizin/contract/client-types';
import { plainValue } from '@offizin/domain/company/plain-value';
import { type CompanySection, fieldsOf, maxLength } from '@offizin/domain/company/sections';
import { withSeller } from '../../../platform/db/scopes/scopes.ts';
import { readCompany } from '../write/read-company.ts';
import { type Browser, codeOf, problemOf } from '../../../testing/browser.ts';
import { askMachine, portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { joinTeam, openTeam, send, type Team } from '../../../testing/teams.ts';
import { sealCompaniesAgain } from '../jobs/seal-companies-again.job.ts';

let team: Team;
let owner: Browser;

const portal = await portalForFile();
beforeEach(async () => {
  portal.setNow(testNow);
  team = await openTeam(portal);
  owner = team.owner;
});

const iban = 'DE89370400440532013000';
const values: Readonly<Record<CompanySection, Readonly<Record<string, string>>>> = {
  seller_information: {
    legalName: 'Linden-Apotheke Sabine Roth',
    legalForm: 'e. K.',
    street: 'Lindenstraße 12',
    postalCode: '79098',
    city: 'Freiburg im Breisgau',
    region: 'BW',
  },
  fiscal_information: {
    vatNumber: 'DE 814 235 674',
    commercialRegisterNumber: 'HRA 701284',
    commercialRegister: 'Freiburg',
  },
  billing: { ikNumber1: '260326822', goodsManagementSystem: 'ApoLager 4' },
  business: { licence: 'BW-2031/7', ownerFirstName: 'Sabine', ownerLastName: 'Roth', birthDate: '1978-05-12' },
  bank_account: { accountHolder: 'Sabine Roth', iban: 'de89 3704 0044 0532 0130 00' },
};
const pathOf = (section: CompanySection): string => `PUT /company/${section.replaceAll('_', '-')}`;
const save = (section: CompanySection, changes: object = {}, version = 0, browser = owner) =>
  send(browser, pathOf(section), { body: { version, values: { ...values[section], ...changes } } });
const read = (browser = owner): Promise<CallReply<'GET /company'>> => browser.ask('GET /company', {});
const sections = Object.keys(values) as CompanySection[];
const history = async () => (await owner.ask('GET /history', { query: { group: 'company' } })).items;

describe('PRO-02 the data of a company', () => {
  test('begin empty but for the address, and are kept section by section', async () => {
    const empty = await read();
    expect(empty).toMatchObject({ country: 'DE', isMasked: false, vatCheck: null });
    expect(Object.keys(empty.values).toSorted()).toEqual(['city', 'postalCode', 'region', 'street']);
    for (const section of sections) expect((await save(section)).status).toBe(200);
    const saved = await read();
    expect(saved.values).toEqual({
      ...Object.assign({}, ...Object.values(values)),
      vatNumber: 'DE814235674',
      iban,
    });
    expect(saved.sections.map(({ version, savedBy }) => [version, savedBy !== null])).toEqual(
      sections.map(() => [1, true]),
    );
  });

  test('the address is the shop’s own', async () => {
    await save('seller_information');
    const [shop] = await portal.ask<{ street: string }>('select street from seller where id = $1', [team.sellerId]);
    expect(shop?.street).toBe('Lindenstraße 12');
  });

  test('a value that is emptied is gone, and one that the country does not use is not kept', async () => {
    await save('billing', { ikNumber2: '307123456' });
    await save('billing', { ikNumber2: '', goodsManagementSystem: '' }, 1);
    expect((await read()).values).not.toHaveProperty('ikNumber2');
    await save('fiscal_information', { viesNumber: 'DE814235674' });
    expect((await read()).values).not.toHaveProperty('viesNumber');
  });

  test('who saves over a newer state is refused, and nothing is lost', async () => {
    await save('billing');
    const reply = await save('billing', { ikNumber1: '307123456' });
    expect(reply.status).toBe(409);
    expect(problemOf(reply)).toMatchObject({ message: 'settings.version_conflict', current: { version: 1 } });
    expect((await save('billing', {}, 7)).status).toBe(409);
    expect((await read()).values.ikNumber1).toBe('260326822');
    const both = await Promise.all([
      save('billing', { ikNumber1: '307123456' }, 1),
      save('billing', { ikNumber1: '109905003' }, 1),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('saving what is saved changes nothing and leaves no row', async () => {
    await save('billing');
    const before = (await history()).length;
    const reply = await save('billing', {}, 1);
    expect(reply.json).toMatchObject({ saved: { version: 1 } });
    expect((await history()).length).toBe(before);
  });
});

describe('PRO-11 what is wrong stands at its field', () => {
  test.each([
    ['fiscal_information', { vatNumber: 'DE814235679' }, 'vatNumber', 'INVALID_VAT_NUMBER'],
    ['fiscal_information', { commercialRegisterNumber: 'HRC 1' }, 'commercialRegisterNumber', 'field.invalid'],
    ['bank_account', { iban: 'DE88370400440532013000' }, 'iban', 'INVALID_IBAN'],
    ['bank_account', { swift: 'FRSPDE6' }, 'swift', 'INVALID_SWIFT_CODE'],
    ['billing', { ikNumber1: '307123453' }, 'ikNumber1', 'field.check_digit'],
    ['billing', { ikNumber1: '' }, 'ikNumber1', 'field.required'],
    ['seller_information', { legalName: '<img src=x>' }, 'legalName', 'field.special_character'],
    ['seller_information', { companyUrl: 'https://evil.example/' }, 'companyUrl', 'field.company_address'],
  ] as const)('%s %o: %s is %s', async (section, changes, field, code) => {
    const reply = await save(section, changes);
    expect(problemOf(reply)).toMatchObject({
      status: 400,
      message: 'request.invalid',
      errors: [{ path: `body.values.${field}`, code }],
    });
  });

  test('a field of another section is refused', async () => {
    expect((await save('billing', { iban })).status).toBe(400);
  });
});

describe('PRO-12 the history', () => {
  test('says from what to what, and of secrets their end only', async () => {
    await save('bank_account');
    await save('bank_account', { iban: 'DE02120300000000202051' }, 1);
    const [entry] = await history();
    expect(entry).toMatchObject({
      kind: 'company.changed',
      who: { kind: 'person' },
      changes: [{ field: 'iban', old: '…3000', new: '…2051' }],
    });
  });

  test('a birth date is said to have changed, and no more', async () => {
    await save('business');
    await save('business', { birthDate: '1979-05-12' }, 1);
    const [entry] = await history();
    expect(entry?.changes).toEqual([{ field: 'birth_date', old: null, new: null, hidden: true }]);
  });
});

describe('AUT-18 who may see and change it', () => {
  test('managers and readers see secrets by their end, and change nothing', async () => {
    for (const section of sections) await save(section);
    for (const role of ['manager', 'reader'] as const) {
      const mate = await joinTeam(portal, team, role);
      const seen = await read(mate.browser);
      expect(seen).toMatchObject({
        isMasked: true,
        values: {
          iban: 'DE ··· 3000',
          vatNumber: '…5674',
          birthDate: '····',
          legalName: values.seller_information.legalName,
        },
      });
      for (const section of sections) expect(codeOf(await save(section, {}, 1, mate.browser))).toBe('access.role');
    }
  });

  test('another shop sees nothing of it', async () => {
    await save('billing');
    const other = await openTeam(portal);
    expect((await read(other.owner)).values).not.toHaveProperty('ikNumber1');
  });

  test('another account asks for a new proof, other data do not', async () => {
    portal.setNow(new Date(testNow.getTime() + 10 * 60_000));
    expect(codeOf(await save('bank_account'))).toBe('reauthentication.required');
    expect((await save('billing')).status).toBe(200);
  });
});

describe('secrets', () => {
  test('no table holds an IBAN, a birth date or a tax number in plain', async () => {
    for (const section of sections) await save(section);
    await save('bank_account', { iban: 'DE02120300000000202051' }, 1);
    const tables = await portal.ask<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname in ('public', 'graphile_worker')`,
    );
    expect(tables.length).toBeGreaterThan(50);
    const hex = (text: string) => Buffer.from(text).toString('hex');
    const secrets = [iban, 'DE02120300000000202051', '1978-05-12', 'DE814235674', '814235674'];
    for (const { name } of tables)
      for (const secret of secrets) {
        const found = await portal.ask(`select from ${name} t where t::text like $1 or t::text like $2`, [
          `%${secret}%`,
          `%${hex(secret)}%`,
        ]);
        expect([name, secret, found.length]).toEqual([name, secret, 0]);
      }
  });

  test('are bound to their shop and section', async () => {
    await save('bank_account');
    await save('fiscal_information');
    await portal.ask(
      `update company_section set sealed_values = (select sealed_values from company_section
         where seller_id = $1 and section = 'bank_account') where seller_id = $1 and section = 'fiscal_information'`,
      [team.sellerId],
    );
    expect((await owner.call('GET', '/company')).status).toBe(500);
    await portal.ask('delete from company_section where seller_id = $1', [team.sellerId]);
  });
});

test('typed text is kept as it is meant or refused, by each field', async () => {
  const attacks = ['\u0000', 'a\u0007b', '\uD83D', '\u202Ea', `' or 1=1 --`, '=cmd|calc', '<script>', '${7*7}', 'x'];
  const unfaithful: unknown[] = [];
  for (const section of sections)
    for (const field of fieldsOf(section))
      for (const text of [...attacks, 'x'.repeat(maxLength(field) + 1)]) {
        const { version } = (await read()).sections.find((each) => each.section === section) ?? { version: 0 };
        const reply = await save(section, { [field]: text }, version);
        const kept: Readonly<Record<string, string | undefined>> = (await read()).values;
        const isKept =
          reply.status === 200 && (kept[field] === plainValue(field, text, 'DE') || kept[field] === undefined);
        if (!isKept && reply.status !== 400) unfaithful.push([field, text, reply.status]);
      }
  expect(unfaithful).toEqual([]);
});

describe('MKT-01 what the marketplace brings', () => {
  const company = { legalName: 'Linden-Apotheke', vatNumber: 'DE 814 235 674', iban };

  test('is taken when the shop is made, and never over what the shop entered', async () => {
    const name = `brought${Date.now()}`;
    const sellerId = await putSeller(portal, 'de', name, aSeller({ company }));
    const entered = () =>
      withSeller(portal.app.pool, { sellerId, brand: 'de' }, (db) => readCompany(portal.app, db, testNow));
    expect((await entered()).values).toMatchObject({ legalName: 'Linden-Apotheke', vatNumber: 'DE814235674', iban });
    await putSeller(portal, 'de', name, aSeller({ company: { ...company, legalName: 'Anders' } }));
    expect((await entered()).values.legalName).toBe('Linden-Apotheke');
  });

  test('is refused where it is wrong', async () => {
    const call = putSeller(portal, 'de', 'wrong-company', aSeller({ company: { iban: 'DE88370400440532013000' } }));
    await expect(call).rejects.toThrow(/INVALID_IBAN/);
  });

  test('the marketplace learns that the account is another one, and not which', async () => {
    await save('bank_account');
    const { events } = await askMachine(portal, marketplaceApi.events, { query: { limit: 500 } });
    const told = events.filter(({ kind }) => kind === 'seller.bank_account_changed');
    expect(told.at(-1)).toMatchObject({ order: null, offers: null, registration: null });
    expect(JSON.stringify(events)).not.toContain(iban);
  });
});

test('a new key seals everything again', async () => {
  await save('bank_account');
  const keys = portal.app.sealKeys;
  const newest = { id: 200, secret: Buffer.alloc(32, 7) };
  await sealCompaniesAgain.run({ ...portal.jobContext(), app: { ...portal.app, sealKeys: [newest, ...keys] } }, {});
  const seller = { sellerId: team.sellerId, brand: 'de' } as const;
  const after = await withSeller(portal.app.pool, seller, (db) => readCompany({ sealKeys: [newest] }, db, testNow));
  expect(after.values.iban).toBe(iban);
});

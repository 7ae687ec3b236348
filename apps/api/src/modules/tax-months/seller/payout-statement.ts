import { addDays } from '@offizin/domain/calendar/zoned-time';
import { cutText } from '@offizin/domain/typed/cut-text';
import { escapeXml } from '@offizin/spreadsheet/xml/escape';
import { lastDayOf } from './posting-text.ts';

/** What moved what the marketplace owes the shop; minor units, what it takes away is negative. */
export interface StatementEntry {
  readonly ref: string;
  readonly amount: number;
  readonly day: string;
  readonly text: string;
}

export interface Statement {
  readonly month: string;
  readonly shop: { readonly id: string; readonly name: string };
  readonly currency: string;
  readonly opening: number;
  readonly entries: readonly StatementEntry[];
  readonly madeAt: Date;
}

const money = (amount: number, currency: string): string =>
  `<Amt Ccy="${currency}">${(Math.abs(amount) / 100).toFixed(2)}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;

const balance = (code: 'OPBD' | 'CLBD', amount: number, { day, currency }: { day: string; currency: string }): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(amount, currency)}<Dt><Dt>${day}</Dt></Dt></Bal>`;

function entryXml({ ref, amount, day, text }: StatementEntry, currency: string): string {
  const [id, words] = [escapeXml(cutText(ref, 35)), escapeXml(cutText(text, 140))];
  return [
    `<Ntry><NtryRef>${id}</NtryRef>${money(amount, currency)}<Sts><Cd>BOOK</Cd></Sts>`,
    `<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>`,
    `<BkTxCd><Prtry><Cd>${amount < 0 ? 'DEBIT' : 'CREDIT'}</Cd></Prtry></BkTxCd>`,
    `<NtryDtls><TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  ].join('');
}

/**
 * The account of the shop at the marketplace as a statement (ISO 20022 camt.053.001.08): what was owed to it when the month began and when
 * it ended, and what moved it. It is no statement of a bank.
 */
export function payoutStatement({ month, shop, currency, opening, entries, madeAt }: Statement): Buffer {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const closing = entries.reduce((sum, { amount }) => sum + amount, opening);
  const at = madeAt.toISOString().slice(0, 19);
  const id = escapeXml(cutText(`${shop.id}-${month}`, 35));
  return Buffer.from(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>',
      `<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${at}Z</CreDtTm></GrpHdr>`,
      `<Stmt><Id>${id}</Id><CreDtTm>${at}Z</CreDtTm>`,
      `<FrToDt><FrDtTm>${first}T00:00:00</FrDtTm><ToDtTm>${addDays(last, 1)}T00:00:00</ToDtTm></FrToDt>`,
      `<Acct><Id><Othr><Id>${escapeXml(cutText(shop.id, 34))}</Id></Othr></Id><Ccy>${currency}</Ccy>`,
      `<Nm>${escapeXml(cutText(shop.name, 70))}</Nm></Acct>`,
      balance('OPBD', opening, { day: first, currency }),
      balance('CLBD', closing, { day: last, currency }),
      ...entries.map((entry) => entryXml(entry, currency)),
      '</Stmt></BkToCstmrStmt></Document>',
    ].join('\n'),
    'utf8',
  );
}

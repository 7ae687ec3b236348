import { brands } from '@offizin/domain/brand/brands';
import type { ReturnKind } from '@offizin/domain/returns/return-terms';
import { type StateWord, stateWordOf } from '@offizin/domain/returns/state-word';
import { readInPortions } from '../../platform/db/scopes/portions.ts';
import { type ExportReader, exportSource } from '../../platform/exports/export-source.ts';
import type { ExportColumn } from '../../platform/exports/export-table.ts';
import { lookedUpOnce } from '../../platform/exports/words.ts';
import { textsIn } from '../../texts/texts.ts';
import { type ListedReturn, listedReturns } from './read/return-list-queries.ts';
import { isSilent } from './write/take-step.ts';

async function columnsFor({ locale, seller, clock }: ExportReader): Promise<ExportColumn<ListedReturn>[]> {
  const [t, tReturns] = await Promise.all([textsIn(locale, 'exports'), textsIn(locale, 'returns')]);
  const brand = brands[seller.brand].name;
  const kind = lookedUpOnce((of: ReturnKind) => tReturns(`why.${of}`));
  const state = lookedUpOnce((of: StateWord) => tReturns(`state.${of}`, { brand }));
  const wordOf = ({ at_stake: atStake, ...row }: ListedReturn) =>
    state(stateWordOf({ ...row, atStake, silent: isSilent(row) }));
  const moment = (at: Date | null) => (at === null ? null : clock(at));
  return [
    { header: t('column.returnNo'), width: 18, format: 'text', value: (row) => row.return_no },
    { header: t('column.orderNo'), width: 16, format: 'text', value: (row) => row.order_number },
    { header: t('column.returnKind'), width: 30, format: 'text', value: (row) => kind(row.kind) },
    { header: t('column.status'), width: 24, format: 'text', value: wordOf },
    { header: t('column.requestedOn'), width: 18, format: 'date_time', value: (row) => moment(row.requested_at) },
    { header: t('column.due'), width: 18, format: 'date_time', value: (row) => moment(row.due_at) },
    { header: t('column.endedOn'), width: 18, format: 'date_time', value: (row) => moment(row.ended_at) },
    { header: t('column.customer'), width: 26, format: 'text', value: (row) => row.customer },
    { header: t('column.town'), width: 20, format: 'text', value: (row) => row.customer_city },
    { header: t('column.claimed'), width: 14, format: 'money', value: (row) => row.at_stake },
    { header: t('column.refunded'), width: 14, format: 'money', value: (row) => row.refunded },
    { header: t('column.currency'), width: 10, format: 'text', value: (row) => row.currency },
  ];
}

/** The returns and claims of a view, or all of them, a row each (ORD-22). */
export const returnsExport = exportSource('returns', {
  table: async (db, { view }, reader) => {
    const t = await textsIn(reader.locale, 'exports');
    const portions = readInPortions(db, listedReturns(reader.seller.sellerId, view));
    return { sheet: t('fileName.returns'), columns: await columnsFor(reader), portions };
  },
});

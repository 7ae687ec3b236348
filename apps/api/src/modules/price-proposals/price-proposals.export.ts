import { keptOf } from '@offizin/domain/price-proposals/figures';
import { type ProposalState, stateOf } from '@offizin/domain/price-proposals/proposal';
import { readInPortions } from '../../platform/db/scopes/portions.ts';
import { exportSource } from '../../platform/exports/export-source.ts';
import type { ExportColumn } from '../../platform/exports/export-table.ts';
import { lookedUpOnce } from '../../platform/exports/words.ts';
import { textsIn } from '../../texts/texts.ts';
import { type ProposalLine, proposalLines } from './read/proposal-line-queries.ts';

/** The products of all proposals with what they were about and what became of them (PRI-01). */
export const priceProposalsExport = exportSource('price_proposals', {
  table: async (db, _, { seller, locale, now, clock }) => {
    const [t, tPrice] = await Promise.all([textsIn(locale, 'exports'), textsIn(locale, 'priceUpdates')]);
    const state = lookedUpOnce((is: ProposalState) => tPrice(`state.${is}`));
    const direction = ({ oldPrice, newPrice }: ProposalLine) => (newPrice > oldPrice ? 'market_up' : 'market_down');
    const why = (row: ProposalLine) => tPrice(`why.${row.reason === 'market' ? direction(row) : row.reason}`);
    const day = (at: Date | null) => (at === null ? null : clock(at));
    const columns: ExportColumn<ProposalLine>[] = [
      { header: tPrice('file.number'), width: 16, format: 'text', value: (row) => row.proposalNo },
      { header: tPrice('file.proposedOn'), width: 18, format: 'date_time', value: (row) => clock(row.createdAt) },
      { header: tPrice('fact.ends'), width: 18, format: 'date_time', value: (row) => clock(row.expiresAt) },
      { header: t('column.status'), width: 14, format: 'text', value: (row) => state(stateOf(row, now)) },
      { header: tPrice('file.decidedAt'), width: 18, format: 'date_time', value: (row) => day(row.decidedAt) },
      { header: tPrice('file.decidedBy'), width: 22, format: 'text', value: (row) => row.decidedBy },
      { header: tPrice('fact.reason'), width: 30, format: 'text', value: why },
      { header: t('column.code'), width: 14, format: 'text', value: (row) => row.nationalCode },
      { header: t('column.ean'), width: 16, format: 'text', value: (row) => row.gtin },
      { header: t('column.productId'), width: 16, format: 'text', value: (row) => row.productId },
      { header: t('column.name'), width: 40, format: 'text', value: (row) => row.name },
      { header: t('column.pack'), width: 18, format: 'text', value: (row) => row.pack },
      { header: t('column.oldPrice'), width: 14, format: 'money', value: (row) => row.oldPrice },
      { header: tPrice('file.newPrice'), width: 14, format: 'money', value: (row) => row.newPrice },
      { header: t('column.best'), width: 14, format: 'money', value: (row) => row.bestPrice },
      { header: t('column.recommended'), width: 14, format: 'money', value: (row) => row.recommendedPrice },
      { header: tPrice('file.units'), width: 14, format: 'integer', value: (row) => row.units },
      { header: tPrice('file.keptBefore'), width: 16, format: 'money', value: (row) => keptOf(row).before },
      { header: tPrice('file.keptAfter'), width: 16, format: 'money', value: (row) => keptOf(row).after },
    ];
    return {
      sheet: t('sheet.priceProposals'),
      columns,
      portions: readInPortions(db, proposalLines(seller.sellerId)),
    };
  },
});

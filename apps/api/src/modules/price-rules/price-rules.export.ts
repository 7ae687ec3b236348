import { type RuleGroup, ruleGroups } from '@offizin/domain/price-rules/decide-price';
import { brands } from '@offizin/domain/brand/brands';
import { decimals } from '@offizin/spreadsheet/cells/decimals';
import { decimalSign } from '@offizin/domain/uploads/decimal-mark';
import type { SellerDb } from '../../platform/db/scopes/scopes.ts';
import { codeHeader } from '../../platform/exports/code-header.ts';
import { type ExportReader, exportSource } from '../../platform/exports/export-source.ts';
import type { ExportColumn } from '../../platform/exports/export-table.ts';
import { lookedUpOnce } from '../../platform/exports/words.ts';
import { textsIn } from '../../texts/texts.ts';
import type { RuledProductRecord } from './read/change-queries.ts';
import { findProductsOf } from './read/fitting-queries.ts';
import { findRule } from './write/rule-queries.ts';
import { judgePreview, type JudgedRow } from './seller/judge-preview.ts';

interface FileRow extends JudgedRow {
  readonly product: RuledProductRecord;
}

/** So many products are looked up by one statement. */
const portion = 2000;

async function columnsFor({ locale, seller }: ExportReader): Promise<ExportColumn<FileRow>[]> {
  const [t, tEditor] = await Promise.all([textsIn(locale, 'exports'), textsIn(locale, 'priceRuleEditor')]);
  const brand = brands[seller.brand].name;
  const group = lookedUpOnce((of: RuleGroup) => tEditor(`preview.${of}`));
  const write = (price: number | null) => (price === null ? '–' : decimals(price, decimalSign(locale)));
  const reason = ({ reason: why, best, floor }: FileRow) =>
    tEditor(`reason.${why}`, { best: write(best), floor: write(floor), brand });
  return [
    {
      header: codeHeader(seller.market, t('column.code')),
      width: 14,
      format: 'text',
      value: ({ product }) => product.code,
    },
    { header: t('column.productId'), width: 16, format: 'text', value: ({ product }) => product.productId },
    { header: t('column.name'), width: 40, format: 'text', value: ({ product }) => product.name },
    { header: t('column.pack'), width: 18, format: 'text', value: ({ product }) => product.pack },
    { header: t('column.group'), width: 18, format: 'text', value: (row) => group(row.group) },
    { header: t('column.reason'), width: 34, format: 'text', value: reason },
    { header: t('column.oldPrice'), width: 14, format: 'money', value: ({ price }) => price },
    { header: t('column.newPrice'), width: 14, format: 'money', value: ({ becomes }) => becomes },
    { header: t('column.target'), width: 12, format: 'money', value: ({ target }) => target },
    { header: t('column.best'), width: 12, format: 'money', value: ({ best }) => best },
    { header: t('column.floor'), width: 14, format: 'money', value: ({ floor }) => floor },
    { header: t('column.rankBefore'), width: 12, format: 'integer', value: ({ place }) => place.before },
    { header: t('column.newRank'), width: 12, format: 'integer', value: ({ place }) => place.after },
    { header: t('column.comparedOffers'), width: 16, format: 'integer', value: ({ place }) => place.of },
    { header: t('column.payoutBefore'), width: 16, format: 'money', value: ({ payout }) => payout.before },
    { header: t('column.newPayout'), width: 16, format: 'money', value: ({ payout }) => payout.after },
  ];
}

/** Rows with their products, portion by portion; one whose product is gone is left out, as on the screen. */
async function* withProducts(db: SellerDb, rows: readonly JudgedRow[]): AsyncGenerator<FileRow[]> {
  for (let at = 0; at < rows.length; at += portion) {
    const part = rows.slice(at, at + portion);
    const products = await findProductsOf(
      db,
      part.map(({ productNo }) => productNo),
    );
    yield part.flatMap((row) => {
      const product = products.get(row.productNo);
      return product === undefined ? [] : [{ ...row, product }];
    });
  }
}

/** The preview of a price rule, of all groups one after the other or of one: what the screen shows, to its last row (OFF-11). */
export const pricePreviewExport = exportSource('price_rule_preview', {
  exists: async (db, _sellerId, { ruleId }) => ruleId === undefined || (await findRule(db, ruleId)) !== undefined,
  table: async (db, { group, ...asked }, reader) => {
    const judged = await judgePreview(db, asked, reader.now);
    if (judged === null) return null;
    const wanted = group === undefined ? ruleGroups : [group];
    const rows = wanted.flatMap((each) => judged.rows.filter((row) => row.group === each));
    const t = await textsIn(reader.locale, 'exports');
    return { sheet: t('sheet.priceRulePreview'), columns: await columnsFor(reader), portions: withProducts(db, rows) };
  },
});

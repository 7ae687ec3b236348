import { limits } from '@offizin/domain/limits';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import { templateColumns, templateOriginWords } from '@offizin/domain/uploads/template-columns';
import type { UploadField } from '@offizin/domain/uploads/upload-fields';
import { makeFormats } from '@offizin/i18n/formats';
import type { Column, Sheet } from '@offizin/spreadsheet/xlsx/write-sheet';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { textsIn } from '../../../texts/texts.ts';

type TemplateField = Exclude<UploadField, 'name'>;

/** Codes are text, so that no program takes their zeros away. */
const layout: Readonly<Record<TemplateField, Pick<Column, 'width' | 'format'>>> = {
  code: { width: 16, format: 'text' },
  gtin: { width: 18, format: 'text' },
  stock: { width: 10, format: 'integer' },
  price: { width: 12, format: 'price' },
  origin: { width: 20, format: 'text' },
  sku: { width: 18, format: 'text' },
  purchasePrice: { width: 18, format: 'price' },
};

const isTemplateField = (field: UploadField): field is TemplateField => Object.hasOwn(layout, field);

export interface WantedTemplate {
  /** Country code. */
  readonly market: string;
  readonly type: UploadType;
  readonly locale: LocaleCode;
  readonly timeZone: string;
}

/** An empty workbook in the words of a market, with a help sheet in the seller's language (UPL-01). */
export async function templateWorkbook({ market, type, locale, timeZone }: WantedTemplate) {
  const t = await textsIn(locale, 'uploads');
  const max = makeFormats(locale, timeZone).number(limits.offerStockMax);
  const origins = templateOriginWords(market);
  const columns = templateColumns(market, type).flatMap(({ field, header }) =>
    isTemplateField(field) ? [{ field, header }] : [],
  );
  const offers: Sheet = {
    name: t('template.sheet'),
    columns: columns.map(({ field, header }) => ({
      header,
      ...layout[field],
      ...(field === 'origin' && { list: [origins.own, origins.wholesaler] }),
    })),
    rows: [],
  };
  const help: Sheet = {
    name: t('template.help'),
    columns: [
      { header: t('template.column'), width: 22, format: 'text' },
      { header: t('template.meaning'), width: 80, format: 'wrapped' },
    ],
    rows: [
      ...columns.map(({ field, header }) => [header, t(`template.field.${field}`, { max })]),
      ['', t('template.untouched')],
    ],
  };
  const fileName = `${t('template.file')}-${market.toLowerCase()}-${t(`template.typeInFile.${type}`)}.xlsx`;
  return { fileName, content: await workbookBuffer({ sheets: [offers, help] }) };
}

import type { TaxMonthView } from '@offizin/contract/tax-months/seller';
import { countryWord, rateWord, type ShownFigure, shownFigureNames } from '@offizin/domain/tax-months/behind';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../../platform/currency-sign.ts';
import { useFormats } from '../../../platform/formats.ts';
import { Card, CardText } from '../../../ui/card.tsx';
import { Table, type TableColumn, TableScroller } from '../../../ui/table.tsx';
import { FigureLink } from './figure-link.tsx';
import { useTaxWords } from './tax-words.ts';
import classes from './tax-months.module.css';

type Row = TaxMonthView['rows'][number];

const figures = [
  ['goods', ({ goods }: Row) => goods, 'quiet', true],
  ['refunded', ({ goodsRefunded, shippingRefunded }: Row) => goodsRefunded + shippingRefunded, 'quiet', true],
  ['shipping', ({ shipping }: Row) => shipping, 'quiet', true],
  ['gross', ({ gross }: Row) => gross, undefined, false],
  ['net', ({ net }: Row) => net, 'quiet', true],
  ['vat', ({ vat }: Row) => vat, 'strong', false],
] as const;

/** Net and VAT are worked out of what is gross, which has the entries. */
const lookedBehind = (id: (typeof figures)[number][0]): ShownFigure | undefined =>
  shownFigureNames.find((name) => name === id);

function useColumns({ month, rows, country: home }: TaxMonthView): TableColumn<Row>[] {
  const t = useTranslations('taxMonths');
  const words = useTaxWords();
  const { amount } = useFormats();
  return [
    {
      id: 'country',
      name: t('column.country'),
      isRowName: true,
      render: (row) => (
        <>
          {words.country(row.country)}
          <small className={classes['narrowOnly']}>{words.taxReturn(row, home)}</small>
        </>
      ),
      sum: t('total'),
    },
    { id: 'rate', name: t('column.rate'), isNumber: true, tone: 'quiet', render: ({ rate }) => words.rate(rate) },
    ...figures.map(([id, read, tone, isWideOnly]) => ({
      id,
      name: t(`column.${id}`, { currency: currencySign }),
      isNumber: true,
      ...(tone !== undefined && { tone }),
      isWideOnly,
      render: (row: Row) => {
        const [of, text] = [lookedBehind(id), amount(read(row))];
        if (of === undefined) return text;
        const behind = { of, country: countryWord(row.country), rate: rateWord(row.rate) };
        const about = [t(`column.${id}`, { currency: currencySign }), words.country(row.country), words.rate(row.rate)];
        return <FigureLink month={month} behind={behind} amount={read(row)} text={text} about={about} />;
      },
      sum: amount(rows.reduce((sum, row) => sum + read(row), 0)),
    })),
    {
      id: 'return',
      name: t('column.return'),
      tone: 'quiet',
      isWideOnly: true,
      render: (row) => words.taxReturn(row, home),
    },
  ];
}

/** What was sold by country of delivery and VAT rate, goods and shipping, less what was given back (INV-07). */
export function RowsCard({ view }: { view: TaxMonthView }) {
  const t = useTranslations('taxMonths.rows');
  const columns = useColumns(view);
  const hasUnknown = view.rows.some(({ rate, gross }) => rate === null && gross !== 0);
  return (
    <Card title={t('title')} note={t('note')} {...(hasUnknown && { footer: t('unknownRate') })}>
      {view.rows.length === 0 ? (
        <CardText>{t('none')}</CardText>
      ) : (
        <TableScroller>
          <Table
            label={t('title')}
            className={classes['table']}
            rows={view.rows}
            keyOf={({ country, rate }) => `${country}/${rate}`}
            columns={columns}
          />
        </TableScroller>
      )}
    </Card>
  );
}

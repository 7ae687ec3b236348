import type { TaxMonthView } from '@offizin/contract/tax-months/seller';
import { countryWord, rateWord } from '@offizin/domain/tax-months/behind';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../../platform/currency-sign.ts';
import { useFormats } from '../../../platform/formats.ts';
import { Card } from '../../../ui/card.tsx';
import { Table, TableScroller } from '../../../ui/table.tsx';
import { FigureLink } from './figure-link.tsx';
import { useTaxWords } from './tax-words.ts';
import classes from './tax-months.module.css';

type Row = TaxMonthView['oss'][number];

const behindOf = ({ country, rate, corrects }: Row) =>
  ({
    of: 'oss',
    country: countryWord(country),
    rate: rateWord(rate),
    ...(corrects !== null && { corrects }),
  }) as const;

/** What belongs into the return of the one-stop shop; corrections by the quarter that they correct. */
export function OssCard({ view: { month, oss: rows } }: { view: TaxMonthView }) {
  const t = useTranslations('taxMonths');
  const words = useTaxWords();
  const { amount } = useFormats();
  if (rows.length === 0) return null;
  const title = t('oss.title');
  return (
    <Card title={title} note={t('oss.note')}>
      <TableScroller>
        <Table
          label={title}
          className={classes['table']}
          rows={rows}
          keyOf={({ country, rate, corrects }) => `${corrects}/${country}/${rate}`}
          columns={[
            {
              id: 'country',
              name: t('column.country'),
              isRowName: true,
              render: ({ country, corrects }) => (
                <>
                  {words.country(country)}
                  {corrects === null ? null : <small>{t('oss.corrects', { quarter: corrects })}</small>}
                </>
              ),
              sum: t('total'),
            },
            {
              id: 'rate',
              name: t('column.rate'),
              isNumber: true,
              tone: 'quiet',
              render: ({ rate }) => words.rate(rate),
            },
            ...(['gross', 'net', 'vat'] as const).map((figure) => ({
              id: figure,
              name: t(`column.${figure}`, { currency: currencySign }),
              isNumber: true,
              isWideOnly: figure === 'net',
              render: (row: Row) => {
                const text = amount(row[figure]);
                if (figure !== 'gross') return text;
                const about = [title, words.country(row.country), words.rate(row.rate)];
                return <FigureLink {...{ month, text, about }} behind={behindOf(row)} amount={row.gross} />;
              },
              sum: amount(rows.reduce((sum, row) => sum + row[figure], 0)),
            })),
          ]}
        />
      </TableScroller>
    </Card>
  );
}

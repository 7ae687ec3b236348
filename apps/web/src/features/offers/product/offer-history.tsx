import type { OfferDetail, OfferHistoryEntry } from '@offizin/contract/offers/seller';
import { isUnlimited } from '@offizin/domain/offers/offer-kinds';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { ChangeButton } from '../../../parts/change-button.tsx';
import classes from './product-modal.module.css';

interface Line {
  readonly key: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** What an entry changed, each in its own line. */
function useLines(): (entry: OfferHistoryEntry) => Line[] {
  const t = useTranslations('offers');
  const formats = useFormats();
  const onOff = (active: boolean) => t(active ? 'status.active' : 'status.inactive');
  const amountOf = ({ stock, origin }: Pick<OfferHistoryEntry['after'], 'stock' | 'origin'>) =>
    isUnlimited(stock, origin) ? t('cell.unlimited') : formats.number(stock);
  const stockOf = ({ stock, origin }: OfferHistoryEntry['after']) =>
    `${amountOf({ stock, origin })} · ${t(`origin.${origin}`)}`;
  return ({ before, after }) => {
    if (before === null)
      return [
        {
          key: 'created',
          what: t('product.createdRow'),
          before: '',
          after: `${formats.money(after.price)}, ${stockOf(after)}`,
        },
      ];
    const sameOrigin = before.origin === after.origin;
    const stock = (state: OfferHistoryEntry['after']) => (sameOrigin ? amountOf(state) : stockOf(state));
    const lines: (Line & { changed: boolean })[] = [
      {
        key: 'price',
        what: t('product.priceRow'),
        before: formats.money(before.price),
        after: formats.money(after.price),
        changed: before.price.amount !== after.price.amount,
      },
      {
        key: 'stock',
        what: t('product.stockRow'),
        before: stock(before),
        after: stock(after),
        changed: before.stock !== after.stock || !sameOrigin,
      },
      {
        key: 'active',
        what: t('product.statusRow'),
        before: onOff(before.active),
        after: onOff(after.active),
        changed: before.active !== after.active,
      },
    ];
    return lines.filter((line) => line.changed);
  };
}

export interface OfferHistoryProps {
  readonly offer: OfferDetail;
  readonly restoring: number | null;
  readonly onRestore: (entry: OfferHistoryEntry) => void;
}

const columns = ['when', 'what', 'before', 'becomes', 'after', 'by'] as const;

/** The names of the columns, which speak for themselves to who sees them. */
function Head() {
  const t = useTranslations('offers.product.historyColumn');
  const tActions = useTranslations('actions');
  return (
    <thead className={classes['spoken']}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {t(column)}
          </th>
        ))}
        <th scope="col">{tActions('acts')}</th>
      </tr>
    </thead>
  );
}

/** Price, stock and status in time, who or what changed them, and the way back to each (OFF-10). */
export function OfferHistory({ offer, restoring, onRestore }: OfferHistoryProps) {
  const t = useTranslations('offers.product');
  const { dateTime, number } = useFormats();
  const linesOf = useLines();
  const byOf = ({ actorName, kind, file }: OfferHistoryEntry) => {
    // What acted is the rule itself, and its name is no person's.
    if (kind === 'price_rule' && actorName !== null) return `${t('by.price_rule')} · ${actorName}`;
    return [
      actorName,
      file === null ? t(`by.${kind}`) : `${t(`by.${kind}`)} ${file.name}`,
      file === null || file.row === null ? null : t('fileRow', { row: number(file.row) }),
    ]
      .filter((part) => part !== null)
      .join(', ');
  };
  return (
    <section className={classes['history']}>
      <h3>{t('history')}</h3>
      <table aria-label={t('history')}>
        <Head />
        <tbody>
          {offer.history.flatMap((entry, at) =>
            linesOf(entry).map((line, index) => (
              <tr key={`${entry.runNo} ${line.key}`}>
                <td>{index === 0 ? dateTime(entry.at) : ''}</td>
                <td>{line.what}</td>
                <td className={classes['old']}>{line.before}</td>
                <td className={classes['becomes']}>
                  {line.before === '' ? null : <IconArrowRight size={14} role="img" aria-label={t('becomes')} />}
                </td>
                <td className={classes['new']}>{line.after}</td>
                <td>{index === 0 ? byOf(entry) : ''}</td>
                <td className={classes['back']}>
                  {index > 0 ? null : at === 0 ? (
                    t('current')
                  ) : (
                    <ChangeButton
                      area="offers"
                      tone="link"
                      size="small"
                      aria-label={t('restoreOf', { when: dateTime(entry.at) })}
                      running={restoring === entry.runNo && t('changing')}
                      onClick={() => onRestore(entry)}
                    >
                      {t('restore')}
                    </ChangeButton>
                  )}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}

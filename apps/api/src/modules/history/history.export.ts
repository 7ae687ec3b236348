import { deviceOf } from '@offizin/domain/identity/device';
import { changeText } from '@offizin/i18n/change-text';
import { readInPortions } from '../../platform/db/scopes/portions.ts';
import { exportSource } from '../../platform/exports/export-source.ts';
import { textsIn } from '../../texts/texts.ts';
import { changeWordsIn } from './read/change-words.ts';
import { findPeople, historyLines, type HistoryRow } from './read/history-queries.ts';
import { filterOf } from './seller/history-view.ts';

/** What was done in the shop, as a file (PRO-12). */
export const historyExport = exportSource('history', {
  table: async (db, { filter }, { seller, locale, timeZone, clock }) => {
    const [t, tExport] = await Promise.all([textsIn(locale, 'history'), textsIn(locale, 'exports')]);
    const people = await findPeople(db, seller.sellerId);
    const words = await changeWordsIn(locale, timeZone);
    const whoOf = ({ userId, impersonatedBy }: HistoryRow): string | null =>
      impersonatedBy ?? (userId === null ? null : (people.get(userId) ?? t('who.former')));
    const fromOf = ({ address, agent }: HistoryRow): string | null => {
      const { browser, system } = deviceOf(agent);
      return [browser, system, address].filter((part) => part !== null).join(', ') || null;
    };
    return {
      sheet: tExport('sheet.history'),
      columns: [
        { header: t('column.at'), width: 18, format: 'date_time', value: (row: HistoryRow) => clock(row.at) },
        { header: t('column.who'), width: 24, format: 'text', value: whoOf },
        {
          header: t('column.operator'),
          width: 14,
          format: 'text',
          value: ({ impersonatedBy }: HistoryRow) => t(impersonatedBy === null ? 'value.no' : 'value.yes'),
        },
        { header: t('column.what'), width: 34, format: 'text', value: ({ kind }: HistoryRow) => t(`kind.${kind}`) },
        {
          header: t('column.changes'),
          width: 60,
          format: 'text',
          value: ({ changes }: HistoryRow) => changes.map((change) => changeText(change, words)).join('; ') || null,
        },
        { header: t('column.from'), width: 34, format: 'text', value: fromOf },
      ],
      portions: readInPortions(db, historyLines(filterOf(filter, { ...seller, timeZone }))),
    };
  },
});

import type { MetricFigure } from '@offizin/domain/performance/week';
import { limits } from '@offizin/domain/limits';
import { exportSource } from '../../platform/exports/export-source.ts';
import type { ExportColumn } from '../../platform/exports/export-table.ts';
import { textsIn } from '../../texts/texts.ts';
import { findFigureOrders } from './seller/find-figure-orders.ts';
import type { MetricOrderRow } from './read/metric-order-queries.ts';

/** What an account is judged by, and what is only shown. */
const figures = ['cancelled', 'late', 'partly'] as const satisfies readonly MetricFigure[];

interface FileOrder extends MetricOrderRow {
  readonly figure: MetricFigure;
}

/** The orders behind the figures of a week, a row for each figure that one counts in (MET-02). */
export const metricWeekExport = exportSource('metric_week', {
  table: async (db, { week }, { seller, locale, now, clock }) => {
    const [t, tDialog] = await Promise.all([textsIn(locale, 'performance'), textsIn(locale, 'orderDialogs')]);
    const asked = { week, brand: seller.brand, now };
    const page = { party: null, after: null, limit: limits.metricWeekRows, disputed: false };
    async function* portions(): AsyncGenerator<FileOrder[]> {
      for (const figure of figures) {
        const rows = await findFigureOrders(db, asked, { ...page, figure });
        if (rows.length > 0) yield rows.map((row) => ({ ...row, figure }));
      }
    }
    const at = (moment: Date | null) => (moment === null ? null : clock(moment));
    const columns: ExportColumn<FileOrder>[] = [
      { header: t('file.figure'), width: 24, format: 'text', value: ({ figure }) => t(`behind.figure.${figure}`) },
      { header: t('file.order'), width: 14, format: 'text', value: ({ number }) => number },
      { header: t('file.due'), width: 18, format: 'date_time', value: ({ dispatchBy }) => clock(dispatchBy) },
      { header: t('file.dispatched'), width: 18, format: 'date_time', value: ({ processedAt }) => at(processedAt) },
      { header: t('file.cancelled'), width: 18, format: 'date_time', value: ({ cancelledAt }) => at(cancelledAt) },
      {
        header: t('file.reason'),
        width: 32,
        format: 'text',
        value: ({ reason }) => (reason === null ? null : tDialog(`reason.${reason}`)),
      },
      {
        header: t('file.party'),
        width: 14,
        format: 'text',
        value: ({ party }) => (party === null ? null : t(`party.${party}`)),
      },
      {
        header: t('file.dispute'),
        width: 14,
        format: 'text',
        value: ({ disputeId, disputeState }) => (disputeId === null ? null : t(`dispute.state.${disputeState}`)),
      },
    ];
    return { sheet: t('file.sheet'), columns, portions: portions() };
  },
});

import { figures, ofEveryBrand } from '../../platform/metrics/figures.ts';
import { countMails } from './write/notification-mail-queries.ts';

export const mailFigures = figures({
  name: 'mails',
  gauges: {
    offizin_mails_waiting: { help: 'Mails that are still to be sent.', labels: ['brand'] },
    offizin_mails_refused: { help: 'Mails that the mail server refused within a day.', labels: ['brand'] },
  },
  read: async (sources) => {
    const found = await ofEveryBrand(sources, countMails);
    return {
      offizin_mails_waiting: found.map(([brand, { waiting }]) => ({ labels: { brand }, value: waiting })),
      offizin_mails_refused: found.map(([brand, { refused }]) => ({ labels: { brand }, value: refused })),
    };
  },
});

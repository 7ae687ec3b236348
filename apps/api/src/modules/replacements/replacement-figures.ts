import { figures, ofEveryBrand } from '../../platform/metrics/figures.ts';
import { countLateAnswers } from './read/late-answer-queries.ts';

/** What shops promised their customers and the operator's systems neither made nor declined in time. */
export const replacementFigures = figures({
  name: 'replacements',
  gauges: {
    offizin_replacements_late: {
      help: 'Replacements that shops asked for a day ago without an answer.',
      labels: ['brand'],
    },
  },
  read: async (sources) => {
    const now = sources.app.clock();
    const found = await ofEveryBrand(sources, (db, brand) => countLateAnswers(db, brand, now));
    return { offizin_replacements_late: found.map(([brand, value]) => ({ labels: { brand }, value })) };
  },
});

import { poolUse } from '../db/connect/pool.ts';
import { figures } from './figures.ts';

/** The connections of this process; those of its threads are not seen. */
export const poolFigures = figures({
  name: 'pool',
  gauges: {
    offizin_database_connections: {
      help: 'Connections to the database by pool: in use, and open but idle.',
      labels: ['pool', 'state'],
    },
    offizin_database_connections_max: { help: 'How many connections a pool may open.', labels: ['pool'] },
    offizin_database_waiting: { help: 'Who waits for a connection of a pool.', labels: ['pool'] },
  },
  read: async () => {
    const pools = poolUse();
    return {
      offizin_database_connections: pools.flatMap(({ name: pool, inUse, idle }) => [
        { labels: { pool, state: 'in_use' }, value: inUse },
        { labels: { pool, state: 'idle' }, value: idle },
      ]),
      offizin_database_connections_max: pools.map(({ name: pool, max }) => ({ labels: { pool }, value: max })),
      offizin_database_waiting: pools.map(({ name: pool, waiting }) => ({ labels: { pool }, value: waiting })),
    };
  },
});

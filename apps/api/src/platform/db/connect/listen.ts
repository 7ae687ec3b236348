import pg from 'pg';

export interface Listening {
  readonly channel: string;
  readonly onNotice: (payload: string) => void;
  /** Listening has begun, or has begun again after a break in which notices were lost. */
  readonly onConnected: () => void;
  readonly onBroken: (error: Error) => void;
}

const firstWait = 250;
const maxWait = 10_000;

/** Listens for notices on a connection of its own and connects again when it breaks; returns the function that stops it. */
export function listen(
  databaseUrl: string,
  { channel, onNotice, onConnected, onBroken }: Listening,
): () => Promise<void> {
  let stopped = false;
  let wait = firstWait;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const again = (reason: Error, broken: pg.Client) => {
    if (stopped || client !== broken) return;
    client = null;
    onBroken(reason);
    broken.end().catch(() => {});
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, maxWait);
  };
  const connect = () => {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'offizin live' });
    client = next;
    next.on('error', (error) => again(error, next));
    next.on('end', () => again(new Error('the listening connection ended'), next));
    next.on('notification', ({ payload }) => onNotice(payload ?? ''));
    next
      .connect()
      .then(() => next.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(() => {
        wait = firstWait;
        if (!stopped) onConnected();
      })
      .catch((error: Error) => again(error, next));
  };
  connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}

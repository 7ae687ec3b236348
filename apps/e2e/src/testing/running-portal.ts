import { type BrandId, brandIds } from '@offizin/domain/brand/brands';

/** The portal under test: where it answers, where its database is, and the marketplace API's key of each brand. */
export interface RunningPortal {
  readonly port: number;
  /** Where the journeys' own stock hub listens. */
  readonly hubPort: number;
  /** Holds its logs, too. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly keys: Readonly<Record<BrandId, string>>;
}

const variable = 'OFFIZIN_JOURNEYS';

/** Hands the portal to the processes that run the journeys. */
export function sharePortal(portal: RunningPortal): void {
  process.env[variable] = JSON.stringify(portal);
}

export function runningPortal(): RunningPortal {
  const shared: RunningPortal = JSON.parse(process.env[variable] ?? 'null');
  return shared;
}

/** Reads what the key command prints: one key for each brand. */
export function brandKeys(printed: Readonly<Record<string, unknown>>): RunningPortal['keys'] {
  const keyOf = (brand: BrandId) => String(printed[brand]);
  if (!brandIds.every((brand) => typeof printed[brand] === 'string')) throw new Error('a brand has no key');
  return { de: keyOf('de'), ch: keyOf('ch'), es: keyOf('es') };
}

/** The address of a path on one of the portal's hosts. */
export function addressOn(host: string, path = '/'): string {
  return `http://${host}:${runningPortal().port}${path}`;
}

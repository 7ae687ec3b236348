import { parseArgs } from 'node:util';

/** What is asked of the step to several database machines. */
export type DistributeRequest =
  | { readonly kind: 'plan' }
  | {
      readonly kind: 'apply';
      readonly workers: readonly string[];
      /** Where the workers reach the coordinator; null: where the portal does. */
      readonly coordinator: string | null;
    };

const options = {
  plan: { type: 'boolean' },
  apply: { type: 'boolean' },
  workers: { type: 'string' },
  coordinator: { type: 'string' },
} as const;

export const distributeUsage = `npm run distribute -- --plan
npm run distribute -- --apply --workers HOST:PORT,HOST:PORT [--coordinator HOST:PORT]

Places the tables of the database of DATABASE_OWNER_URL (or DATABASE_URL) on several machines with Citus; --plan says what would
be done and changes nothing. The workers have the same user. --coordinator is where they reach the coordinator, by default the
place in the address.
`;

const isPlace = (text: string): boolean => {
  const [, port] = /^(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):(\d{1,5})$/.exec(text) ?? [];
  return Number(port) >= 1 && Number(port) <= 65_535;
};

/** Reads the arguments of the command; null when they say nothing that it could do. */
export function readDistributeArguments(args: readonly string[]): DistributeRequest | null {
  try {
    const { plan = false, apply = false, workers, coordinator } = parseArgs({ args: [...args], options }).values;
    if (plan) return apply || workers !== undefined || coordinator !== undefined ? null : { kind: 'plan' };
    const places = (workers ?? '').split(',');
    const isGiven = apply && places.every(isPlace) && (coordinator === undefined || isPlace(coordinator));
    return isGiven ? { kind: 'apply', workers: places, coordinator: coordinator ?? null } : null;
  } catch {
    return null;
  }
}

/** How a unit came into the parcel: its code was read, or somebody ticked a pack that has none. */
export const packedHows = ['scanned', 'by_hand'] as const;
export type PackedHow = (typeof packedHows)[number];

/** A unit of a line that lies in the parcel. */
export interface PackedUnit {
  readonly lineId: string;
  /** Which of the line's units, from 1. */
  readonly unit: number;
  readonly batch: string | null;
  /** The last day on which it may be used, `yyyy-mm-dd`. */
  readonly expiresOn: string | null;
  readonly serial: string | null;
  readonly how: PackedHow;
  /** As ISO 8601 in UTC. */
  readonly packedAt: string;
}

/** What packing needs to know of a line. */
export interface PackedLine {
  readonly id: string;
  readonly codeSystem: string | null;
  readonly nationalCode: string | null;
  readonly gtin: string | null;
  readonly quantity: number;
  readonly cancelledQuantity: number;
}

export const unitsOf = ({ quantity, cancelledQuantity }: Pick<PackedLine, 'quantity' | 'cancelledQuantity'>): number =>
  quantity - cancelledQuantity;

/** What counting needs of a line. */
export type CountedLine = Pick<PackedLine, 'id' | 'quantity' | 'cancelledQuantity'>;
type CountedUnit = Pick<PackedUnit, 'lineId' | 'unit'>;

/** The units of a line that are packed; one that was cancelled since does not count. */
export function packedOf<U extends CountedUnit>(line: CountedLine, packed: readonly U[]): U[] {
  return packed.filter(({ lineId, unit }) => lineId === line.id && unit <= unitsOf(line));
}

/** The first unit of a line that is still to pack; null when all are. */
export function nextUnit(line: CountedLine, packed: readonly CountedUnit[]): number | null {
  const taken = new Set(packedOf(line, packed).map(({ unit }) => unit));
  for (let unit = 1; unit <= unitsOf(line); unit += 1) if (!taken.has(unit)) return unit;
  return null;
}

type Place = Pick<PackedUnit, 'lineId' | 'unit'>;

/** What was put into a parcel and what was taken out of it; a unit in both was taken out and packed once more. */
export interface PackedChange<U extends Place = Place> {
  readonly packed: readonly U[];
  readonly takenOut: readonly Place[];
}

const isOneOf = (places: readonly Place[]) => {
  const known = new Set(places.map(({ lineId, unit }) => `${lineId} ${unit}`));
  return ({ lineId, unit }: Place): boolean => known.has(`${lineId} ${unit}`);
};

/** Two changes as one: what the later one says of a unit counts. */
export function joinChanges<U extends Place>(first: PackedChange<U>, then: PackedChange<U>): PackedChange<U> {
  const isOver = isOneOf([...then.packed, ...then.takenOut]);
  const isOut = isOneOf(then.takenOut);
  return {
    packed: [...first.packed.filter((unit) => !isOver(unit)), ...then.packed],
    takenOut: [...first.takenOut.filter((place) => !isOut(place)), ...then.takenOut],
  };
}

/** What lies in a parcel after a change. */
export function afterChange<U extends Place>(units: readonly U[], { packed, takenOut }: PackedChange<U>): U[] {
  const isGone = isOneOf([...takenOut, ...packed]);
  return [...units.filter((unit) => !isGone(unit)), ...packed];
}

export interface PackingCount {
  readonly packed: number;
  readonly of: number;
}

export function countPacked(lines: readonly CountedLine[], packed: readonly CountedUnit[]): PackingCount {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
  return { packed: sum(lines.map((line) => packedOf(line, packed).length)), of: sum(lines.map(unitsOf)) };
}

export function isPacked(
  lines: readonly PackedLine[],
  packed: readonly Pick<PackedUnit, 'lineId' | 'unit'>[],
): boolean {
  const count = countPacked(lines, packed);
  return count.of > 0 && count.packed === count.of;
}

/** The line whose turn it is: the first that is begun, else the first that still misses a unit. */
export function wantedLine<L extends PackedLine>(lines: readonly L[], packed: readonly PackedUnit[]): L | null {
  const open = lines.filter((line) => nextUnit(line, packed) !== null);
  return open.find((line) => packedOf(line, packed).length > 0) ?? open[0] ?? null;
}

/** The unit that was packed last: what one step back takes out. */
export function lastPacked<U extends Pick<PackedUnit, 'packedAt'>>(packed: readonly U[]): U | null {
  return packed.reduce<U | null>((last, each) => (last === null || each.packedAt >= last.packedAt ? each : last), null);
}

/** Days from one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

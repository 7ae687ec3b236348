import { aliasPrefix, type ScreenId, screenIds, screens } from '../access/screens.ts';

/** What is measured of a page: milliseconds, `cls` in thousandths (AUT-16). */
export const vitalNames = ['cls', 'fcp', 'inp', 'lcp', 'ttfb'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Errors that nobody caught, by how they came up; what they say stays in the browser. */
export const faultKinds = ['error', 'rejection'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Where something was measured: a screen of the product, never an address, which may hold ids. */
export const measuredScreens = [...screenIds, 'other'] as const;
export type MeasuredScreen = ScreenId | 'other';

export function screenAt(path: string): MeasuredScreen {
  const plain = path.startsWith(`${aliasPrefix}/`) ? path.slice(aliasPrefix.length) : path;
  return screenIds.find((id) => screens[id].path === plain) ?? 'other';
}

export interface Vital {
  readonly name: VitalName;
  readonly value: number;
}

export interface Report {
  readonly screen: MeasuredScreen;
  readonly vitals: readonly Vital[];
  readonly faults: Readonly<Record<FaultKind, number>>;
}

/** How many of a kind one screen reports together: a loop of errors is no more than that. */
export const mostFaults = 50;
export const largestVital = 600_000;

interface Gathered {
  readonly vitals: Map<VitalName, number>;
  readonly faults: Record<FaultKind, number>;
}

/** Gathers what is measured, screen by screen, until it is taken. */
export class Measurements {
  #screens = new Map<MeasuredScreen, Gathered>();

  #of(screen: MeasuredScreen): Gathered {
    const known = this.#screens.get(screen);
    if (known !== undefined) return known;
    const fresh: Gathered = { vitals: new Map(), faults: { error: 0, rejection: 0 } };
    this.#screens.set(screen, fresh);
    return fresh;
  }

  /** The last value of each counts: some grow while the page lives. */
  measured(screen: MeasuredScreen, { name, value }: Vital): void {
    this.#of(screen).vitals.set(name, Math.min(largestVital, Math.max(0, Math.round(value))));
  }

  failed(screen: MeasuredScreen, kind: FaultKind): void {
    const { faults } = this.#of(screen);
    faults[kind] = Math.min(mostFaults, faults[kind] + 1);
  }

  take(): Report[] {
    const reports = [...this.#screens].map(([screen, { vitals, faults }]) => ({
      screen,
      vitals: [...vitals].map(([name, value]) => ({ name, value })),
      faults,
    }));
    this.#screens = new Map();
    return reports;
  }
}

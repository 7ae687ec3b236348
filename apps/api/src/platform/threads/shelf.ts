/** How many values are kept; the one unused for longest goes first. */
const keptValues = 6;

export interface Given {
  readonly value: unknown;
  /** Whether no other thread uses the value: it may be changed in place. */
  readonly unused: boolean;
}

/** The shelf as one of its users sees it. */
export interface SharedValues {
  readonly take: (key: string) => Promise<Given>;
  readonly put: (key: string, value: unknown) => void;
}

interface Place {
  value: unknown;
  /** Who brings the value up to date now. */
  holder: object | null;
  readonly users: Set<object>;
  waiting: { readonly user: object; readonly give: (given: Given) => void }[];
}

/**
 * What the threads of a module share: under each key one value, mostly of shared memory. Who takes a value has it alone until it puts
 * it back, and uses it until its task ends; meanwhile others may take it, but not change it in place.
 */
export class Shelf {
  readonly #places = new Map<string, Place>();

  #placeOf(key: string): Place {
    const place = this.#places.get(key) ?? { value: undefined, holder: null, users: new Set(), waiting: [] };
    this.#places.delete(key);
    this.#places.set(key, place);
    return place;
  }

  #serve(place: Place): void {
    if (place.holder !== null) return;
    const next = place.waiting.shift();
    if (next === undefined) return;
    place.holder = next.user;
    next.give({ value: place.value, unused: [...place.users].every((user) => user === next.user) });
  }

  /** Gives the value once nobody else has taken it; undefined when there is none. */
  take(key: string, user: object): Promise<Given> {
    const place = this.#placeOf(key);
    return new Promise((resolve) => {
      place.waiting.push({ user, give: resolve });
      this.#serve(place);
    });
  }

  /** Puts a value back (undefined: as it was), or another one in its place, and goes on using it. */
  put(key: string, user: object, value: unknown): void {
    const place = this.#placeOf(key);
    if (place.holder !== user) return;
    if (value !== undefined) {
      // Those who use a value that was replaced have it to themselves.
      place.users.clear();
      place.value = value;
    }
    place.users.add(user);
    place.holder = null;
    this.#serve(place);
    this.#dropOldest();
  }

  /** The user's task has ended; what it had taken and not put back may be half changed and is dropped. */
  leave(user: object): void {
    for (const place of this.#places.values()) {
      place.users.delete(user);
      place.waiting = place.waiting.filter((each) => each.user !== user);
      if (place.holder !== user) continue;
      place.holder = null;
      place.value = undefined;
      place.users.clear();
      this.#serve(place);
    }
  }

  #dropOldest(): void {
    for (const [key, { holder, waiting }] of this.#places) {
      if (this.#places.size <= keptValues) return;
      if (holder === null && waiting.length === 0) this.#places.delete(key);
    }
  }
}

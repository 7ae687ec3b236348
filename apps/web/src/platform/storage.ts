import { type StorageKey, storageKeys } from '@offizin/domain/identity/storage-keys';

let reportFull: () => void = () => {};
let reported = false;

/** What happens, once, when the browser's storage is full (GEN-11). */
export function whenStorageIsFull(act: () => void): void {
  reportFull = act;
}

/** Reads a value that this portal stored, or null when there is none or it cannot be read. */
export function readStored(key: StorageKey): unknown {
  try {
    const text = localStorage.getItem(storageKeys[key]);
    return text !== null && /^[[{]/.test(text) ? (JSON.parse(text) as unknown) : text;
  } catch {
    return null;
  }
}

/** Stores a value, plain words as they are and lists as JSON; a full or locked storage is reported to the user once and the portal keeps working. */
export function store(key: StorageKey, value: string | readonly unknown[]): void {
  try {
    localStorage.setItem(storageKeys[key], typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    if (!reported) reportFull();
    reported = true;
  }
}

export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(storageKeys[key]);
  } catch {
    // A locked storage holds nothing of this portal.
  }
}

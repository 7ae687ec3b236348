import { limits } from '../limits.ts';

/** What a seller fills: each kind is counted where it is taken in, against what one seller may have of it. */
export const storageBudget = {
  /** Pictures, documents and evidence, whether something shows them yet or not. */
  file_bytes: { most: limits.filesPerSeller, per: 'all' },
  /** Files of uploads, as long as they are kept. */
  upload_bytes: { most: limits.uploadedBytes, per: 'all' },
  upload_bytes_today: { most: limits.uploadedBytesPerDay, per: 'day' },
  /** Rows of checked and applied files: each check writes them anew. */
  upload_rows_today: { most: limits.uploadedRowsPerDay, per: 'day' },
  /** Files that were prepared for the seller, until their term is over and they are deleted. */
  export_bytes: { most: limits.exportedBytes, per: 'all' },
} as const;
export type StorageKind = keyof typeof storageBudget;

export type StorageUse = Partial<Readonly<Record<StorageKind, number>>>;

/** The first kind of which there would be too much; null where all of it has room. Rows are known only once a file was read. */
export function fullKind(use: StorageUse): StorageKind | null {
  const kinds = Object.keys(storageBudget) as StorageKind[];
  return kinds.find((kind) => (use[kind] ?? 0) > storageBudget[kind].most) ?? null;
}

/** What uploads fill. */
export const uploadKinds = ['upload_bytes', 'upload_bytes_today', 'upload_rows_today'] as const satisfies StorageKind[];
export type UploadKind = (typeof uploadKinds)[number];

/** What is told on Home, beside the uploads that tell it on their own screen. */
export const lastingKinds = ['file_bytes', 'export_bytes'] as const satisfies StorageKind[];
export type LastingKind = (typeof lastingKinds)[number];

export interface NearlyFull<K extends StorageKind> {
  readonly kind: K;
  readonly used: number;
  readonly most: number;
}

/** From this share on a seller is told, long before something is refused. */
const toldFrom = 0.8;

/** What of these is fullest, once little of it is left; null until then. */
export function nearlyFull<K extends StorageKind>(use: Readonly<Record<K, number>>): NearlyFull<K> | null {
  const kinds = (Object.keys(use) as K[]).map((kind) => ({ kind, used: use[kind], most: storageBudget[kind].most }));
  const [fullest] = kinds.toSorted((one, other) => other.used / other.most - one.used / one.most);
  return fullest !== undefined && fullest.used >= toldFrom * fullest.most ? fullest : null;
}

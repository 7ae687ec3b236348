/** What stands for a moment that differs from run to run. */
const stableInstant = '2026-11-24T09:00:00.000Z';
const hour = 3_600_000;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
/** The names of the keys that tests make. */
const keyName = /^[0-9a-f]{8}$/;
const fileId = /^[0-9a-f]{32}$/;
/** The number of an order of the sandbox. */
const madeUpOrder = /^TEST-\d{8}$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Fields that hold a secret or a time counted from now, and what is shown in its place: of the same form, and good for nothing. */
const madeUp: Readonly<Record<string, string>> = {
  reopensUntil: '2026-12-24T09:00:00.000Z',
  secret: `whsec_${Buffer.alloc(32, 'an example').toString('base64')}`,
  accessToken: Buffer.alloc(32, 'an example').toString('base64url'),
  refreshToken: Buffer.alloc(32, 'another one').toString('base64url'),
  lastFour: 'bGUg',
};
/** Fields that hold how long something took. */
const durations: Readonly<Record<string, number>> = { checkMilliseconds: 62 };
const cursorFields = new Set(['cursor', 'nextCursor']);

/** Replaces what differs from run to run by made-up values of the same form; one thing has the same id everywhere. */
export function stableValues(): (value: unknown, key?: string) => unknown {
  const ids = new Map<string, string>();
  const idFor = (id: string): string => {
    const known = ids.get(id) ?? `0192f0c1-7a10-7c3e-9b1a-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  const textFor = (text: string, key: string): string => {
    if (madeUp[key] !== undefined) return madeUp[key];
    if (key === 'madeBy' && keyName.test(text)) return 'erp';
    if (cursorFields.has(key) && !/^\d+$/.test(text)) return 'MjAyNi0xMS0yNFQwOTowMDowMC4wMDBa';
    if (madeUpOrder.test(text)) return 'TEST-48102303';
    if (fileId.test(text)) return idFor(text).replaceAll('-', '');
    if (instant.test(text)) return Math.abs(Date.parse(text) - Date.now()) < hour ? stableInstant : text;
    return text.replaceAll(uuid, idFor);
  };
  const replaced = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return textFor(value, key);
    if (typeof value === 'number') return durations[key] ?? value;
    if (Array.isArray(value)) return value.map((each) => replaced(each, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner, name)]));
  };
  return replaced;
}

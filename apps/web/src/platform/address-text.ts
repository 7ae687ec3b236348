/** Reads the search of an address: a name that occurs several times is a list. */
export function parseAddress(text: string): Record<string, string | string[]> {
  const given = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const values = given.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** Writes the search of an address as people write it: `tab=managed&deliveryType=express&deliveryType=standard`. */
export function addressText(search: Readonly<Record<string, unknown>>): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) written.append(name, String(each));
    }
  }
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}

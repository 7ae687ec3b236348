/**
 * Building a formatter reads the data of its language and costs far more than writing with it: each is built when it is
 * first asked for, and kept. There are few: languages, zones and options are those of the portal's own code.
 */
function kept<O, F>(build: (tag: string, options: O) => F): (tag: string, options: O) => F {
  const built = new Map<string, F>();
  return (tag, options) => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const known = built.get(key);
    if (known !== undefined) return known;
    const made = build(tag, options);
    built.set(key, made);
    return made;
  };
}

/** Each takes the tag of a language, such as `de-DE`, and the options of the `Intl` object that it returns. */
export const numberFormat = kept(
  (tag, options: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat(tag, options),
);
export const dateFormat = kept(
  (tag, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => new Intl.DateTimeFormat(tag, options),
);
export const displayNames = kept(
  (tag, options: Intl.DisplayNamesOptions): Intl.DisplayNames => new Intl.DisplayNames(tag, options),
);
export const listFormat = kept(
  (tag, options: Intl.ListFormatOptions): Intl.ListFormat => new Intl.ListFormat(tag, options),
);
export const relativeTimeFormat = kept(
  (tag, options: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat => new Intl.RelativeTimeFormat(tag, options),
);

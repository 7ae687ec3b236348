import { isLocaleCode, type LocaleCode, localeCodes } from './locales.ts';

interface Spoken {
  readonly among: readonly LocaleCode[];
  readonly otherwise: LocaleCode;
}

/** The first of a browser's languages that is spoken, in their order of preference; English when none is. */
export function acceptedLocale(
  header: string,
  { among, otherwise }: Spoken = { among: localeCodes, otherwise: 'en_GB' },
): LocaleCode {
  const asked = header.split(',').map((part) => {
    const [tag = '', ...settings] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = settings.find((text) => text.startsWith('q='));
    return { tag, weight: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  const byWeight = asked.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of byWeight) {
    const [language = '', region = ''] = tag.split('-');
    const code = `${language}_${region.toUpperCase()}`;
    if (isLocaleCode(code) && among.includes(code)) return code;
    const spoken = among.find((each) => each.startsWith(`${language}_`));
    if (spoken !== undefined) return spoken;
  }
  return otherwise;
}

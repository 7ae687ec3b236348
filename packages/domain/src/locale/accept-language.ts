import { isLocaleCode, type LocaleCode, localeCodes } from './locales.ts';

/** The first of a browser's languages that the portal speaks, in their order of preference; English when it speaks none. */
export function acceptedLocale(header: string): LocaleCode {
  const asked = header.split(',').map((part) => {
    const [tag = '', ...settings] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = settings.find((text) => text.startsWith('q='));
    return { tag, weight: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  const byWeight = asked.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of byWeight) {
    const [language = '', region = ''] = tag.split('-');
    const code = `${language}_${region.toUpperCase()}`;
    if (isLocaleCode(code)) return code;
    const spoken = localeCodes.find((each) => each.startsWith(`${language}_`));
    if (spoken !== undefined) return spoken;
  }
  return 'en_GB';
}

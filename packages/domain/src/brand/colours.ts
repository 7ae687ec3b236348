import { type BrandId, brandIds } from './brands.ts';

/** A brand's own colours, by the names that style sheets call them by. */
interface BrandColours {
  readonly accent: string;
  readonly 'accent-hover': string;
  readonly 'accent-tint': string;
  readonly 'accent-line': string;
  readonly 'on-accent': string;
}

export type Theme = 'light' | 'dark';

/** The one source of them: the portal's style sheet and that of the public pages are made of it, and the icon has the light accent. */
export const brandColours: Readonly<Record<BrandId, Readonly<Record<Theme, BrandColours>>>> = {
  de: {
    light: {
      accent: '#0f6b4f',
      'accent-hover': '#0b5840',
      'accent-tint': '#eaf4f0',
      'accent-line': '#badbcf',
      'on-accent': '#fff',
    },
    dark: {
      accent: '#4cc79c',
      'accent-hover': '#6ad5b0',
      'accent-tint': '#13261f',
      'accent-line': '#27533f',
      'on-accent': '#05221a',
    },
  },
  ch: {
    light: {
      accent: '#a3195b',
      'accent-hover': '#87134a',
      'accent-tint': '#fbeff5',
      'accent-line': '#e9bfd3',
      'on-accent': '#fff',
    },
    dark: {
      accent: '#f488b8',
      'accent-hover': '#f7a3c8',
      'accent-tint': '#2b1722',
      'accent-line': '#5a2c43',
      'on-accent': '#33081d',
    },
  },
  es: {
    light: {
      accent: '#1d4fd7',
      'accent-hover': '#173fb0',
      'accent-tint': '#eef3fe',
      'accent-line': '#c2d2f8',
      'on-accent': '#fff',
    },
    dark: {
      accent: '#8aaeff',
      'accent-hover': '#a6c1ff',
      'accent-tint': '#161f36',
      'accent-line': '#2c3f6e',
      'on-accent': '#08163a',
    },
  },
};

/** One rule of a style sheet for each brand; `within` is written before the brand's selector. */
export function colourRules(theme: Theme, within = ''): string {
  const declarations = (id: BrandId) =>
    Object.entries(brandColours[id][theme]).map(([name, value]) => `--${name}:${value}`);
  return brandIds.map((id) => `${within}[data-brand='${id}']{${declarations(id).join(';')}}`).join('');
}

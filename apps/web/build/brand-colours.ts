import { colourRules } from '@offizin/domain/brand/colours';
import type { Plugin } from 'vite';

const sheet = 'virtual:brand-colours.css';

/** The style sheet of the brands' colours in both themes. */
export function brandColours(): Plugin {
  const resolved = `\0${sheet}`;
  return {
    name: 'brand-colours',
    resolveId: (id) => (id === sheet ? resolved : null),
    load: (id) => (id === resolved ? colourRules('light') + colourRules('dark', "[data-theme='dark']") : null),
  };
}

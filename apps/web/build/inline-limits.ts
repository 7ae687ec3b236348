import { limits } from '@offizin/domain/limits';
import type { Plugin } from 'vite';

const imported = /import \{[^}]*\blimits\b[^}]*\} from '[^']*\/limits(?:\.ts)?';/;
const used = /(?<![./\w$])limits((?:\.\w+)+)/g;

/** The value of a limit by the names that lead to it; what follows behind a value stays as it is. */
function valueOf(path: string): string {
  let value: unknown = limits;
  const names = path.slice(1).split('.');
  while (names.length > 0 && typeof value === 'object' && value !== null) {
    const [name = ''] = names;
    value = Object.entries(value).find(([key]) => key === name)?.[1];
    names.shift();
  }
  return [`(${JSON.stringify(value)})`, ...names].join('.');
}

/** A module with each limit as a value where it is used. */
export function withLimits(code: string): string {
  return imported.test(code) ? code.replace(used, (_, path: string) => valueOf(path)) : code;
}

/** Limits are values by the time a page loads: it needs a few of them, and not the table of all. */
export function inlineLimits(): Plugin {
  return {
    name: 'offizin-limits',
    // Ahead of what rewrites the sources.
    enforce: 'pre',
    transform: (code) => (code.includes('limits') ? { code: withLimits(code), map: null } : null),
  };
}

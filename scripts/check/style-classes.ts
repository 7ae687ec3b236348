import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../project.ts';
import { filesBelow, sourceFiles } from './source-files.ts';

/** A class that is read from a style sheet by its name. */
export interface ClassUse {
  readonly sheet: string;
  readonly name: string;
}

/** The classes that a file reads from the style sheets it imports; computed names are left out. */
export function classUsesIn(text: string): ClassUse[] {
  const sheets = [...text.matchAll(/import (\w+) from '([^']+\.module\.css)';/g)];
  return sheets.flatMap(([, variable = '', sheet = '']) =>
    [...text.matchAll(new RegExp(`\\b${variable}\\['([\\w-]+)'\\]`, 'g'))].map(([, name = '']) => ({ sheet, name })),
  );
}

export function hasClass(css: string, name: string): boolean {
  return new RegExp(`\\.${name}(?![\\w-])`).test(css);
}

/** The selectors that a sheet writes rules for twice in one place: the second rule takes back some of the first. */
export function selectorsTwiceIn(css: string): string[] {
  const place: string[] = [];
  const seen = new Set<string>();
  const twice: string[] = [];
  for (const [, head = '', brace] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') place.pop();
    if (brace !== '{') continue;
    place.push(head.replaceAll(/\s+/g, ' ').trim());
    const rule = place.join(' { ');
    if (seen.has(rule) && !head.trim().startsWith('@')) twice.push(rule);
    seen.add(rule);
  }
  return twice;
}

/** Selectors that a style sheet of the web app writes rules for twice, as `file: selector`. */
export function repeatedRuleFindings(): string[] {
  return filesBelow('apps/web/src', ['.css']).flatMap((file) =>
    selectorsTwiceIn(readFileSync(inProject(file), 'utf8')).map((rule) => `${file}: ${rule} has two rules`),
  );
}

/** The classes that the web app reads from style sheets that have none of that name, as `file: class`. */
export function styleClassFindings(): string[] {
  const files = sourceFiles().filter((file) => file.startsWith('apps/web/src/') && file.endsWith('.tsx'));
  return files.flatMap((file) =>
    classUsesIn(readFileSync(inProject(file), 'utf8')).flatMap(({ sheet, name }) => {
      const css = inProject(path.join(path.dirname(file), sheet));
      if (existsSync(css) && hasClass(readFileSync(css, 'utf8'), name)) return [];
      return [`${file}: ${sheet} has no class ${name}`];
    }),
  );
}

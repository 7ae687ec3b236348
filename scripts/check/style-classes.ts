import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../project.ts';
import { sourceFiles } from './source-files.ts';

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

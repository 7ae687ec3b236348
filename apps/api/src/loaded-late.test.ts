import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const packages = path.resolve(import.meta.dirname, '../../../packages');
const imported = /^(?:import|export)\s[^;]*?from\s*'([^']+)'|^import\s*'([^']+)'/gm;

/** The file of one of the project's own modules; null for a package. */
function ownFile(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(from), specifier);
  const [, name, module] = /^@offizin\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return name === undefined ? null : path.join(packages, name, 'src', `${module}.ts`);
}

/** Every package that is loaded before a module runs, with a module that imports it. */
function loadedWith(entry: string): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !file.endsWith('.ts')) continue;
    seen.add(file);
    for (const [, from, alone] of stripTypeScriptTypes(readFileSync(file, 'utf8')).matchAll(imported)) {
      const specifier = from ?? alone ?? '';
      const own = ownFile(specifier, file);
      if (own === null) found.set(specifier, path.basename(file));
      else waiting.push(own);
    }
  }
  return found;
}

/** Packages of 15 to 60 MB each that few processes need: they are loaded with their first use (decision 0044). */
const late = /^(?:@adyen\/|@aws-sdk\/|@e-invoice-eu\/|flydrive\/drivers\/s3|pdf-lib|pdfkit|sharp|ssh2)/;

test.each(['main.ts', 'engine/engine-thread.ts', 'export-thread.ts'])(
  'UPL-07 %s starts without the large libraries',
  (entry) => {
    const loaded = loadedWith(path.join(import.meta.dirname, entry));
    expect([...loaded.keys()]).toContain('pg');
    expect([...loaded].filter(([name]) => late.test(name))).toEqual([]);
  },
);

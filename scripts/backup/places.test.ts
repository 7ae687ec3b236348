import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectDir } from '../project.ts';
import { places } from './places.ts';

const page = (name: string): string => readFileSync(path.join(projectDir, name), 'utf8');

describe('OPS-04 the inventory of what a portal keeps', () => {
  test('knows every setting that names a file or a folder', () => {
    const named = [...page('README.md').matchAll(/`([A-Z_]+_(?:DIR|FILE))`/g)].map(([, name]) => name);
    const known = Object.values(places).flatMap((place) => ('setting' in place ? [place.setting] : []));
    expect([...new Set(named)].filter((name) => name !== 'DATA_DIR').toSorted()).toEqual(
      known.filter((name) => name !== 'DATABASE_URL').toSorted(),
    );
  });

  test('is told to who makes backups', () => {
    const told = page('docs/backup.md');
    const untold = Object.entries(places).filter(
      ([name, { backup }]) => backup !== 'made_anew' && !told.includes(name),
    );
    expect(untold).toEqual([]);
  });
});

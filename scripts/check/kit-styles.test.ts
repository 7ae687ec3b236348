import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../project.ts';

const uiDir = inProject('apps/web/src/ui');
const kitDir = inProject('node_modules/@mantine/core');

/** Parts that the portal does not draw: the search of a menu, cards of check boxes, a scrim behind a popover, groups of icon buttons. */
const notDrawn: Readonly<Record<string, readonly string[]>> = {
  Menu: ['Input', 'CloseButton', 'Loader', 'Overlay', 'VisuallyHidden'],
  Popover: ['Overlay', 'VisuallyHidden'],
  Select: ['Overlay', 'VisuallyHidden'],
  Checkbox: ['CheckboxCard', 'CheckboxIndicator', 'UnstyledButton', 'CloseButton', 'Input', 'Loader'],
  Switch: ['UnstyledButton', 'CloseButton', 'Input', 'Loader'],
  Drawer: ['VisuallyHidden'],
  Modal: ['VisuallyHidden', 'CloseButton', 'UnstyledButton'],
  Tour: ['VisuallyHidden', 'Loader', 'CloseButton', 'UnstyledButton'],
};

/** The style sheets of all that a control of the kit is made of. */
function sheetsOf(control: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, from] of readFileSync(file, 'utf8').matchAll(/from ?"(\.[^"]+)"/g))
      if (from !== undefined) visit(path.resolve(path.dirname(file), from));
  };
  visit(path.join(kitDir, 'esm/components', control, `${control}.mjs`));
  return [...seen].filter((file) => file.endsWith('.module.mjs')).map((file) => path.basename(file, '.module.mjs'));
}

const sources = readdirSync(uiDir).filter((file) => /\.tsx?$/.test(file));
const controls = sources.flatMap((file) => {
  const text = readFileSync(path.join(uiDir, file), 'utf8');
  const control = /^(?:export|import) \{ (\w+) \} from '@mantine\/core';$/m.exec(text)?.[1];
  if (control === undefined) return [];
  const imported = [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, sheet]) => sheet);
  return [{ file, control, imported }];
});

test.each(controls)('$file imports every style sheet of its control', ({ control, imported }) => {
  const needed = sheetsOf(control).filter((sheet) => !notDrawn[control]?.includes(sheet));
  expect(needed).not.toEqual([]);
  expect(imported.toSorted()).toEqual(needed.toSorted());
});

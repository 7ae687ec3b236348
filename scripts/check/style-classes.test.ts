import { expect, test } from 'vitest';
import { classUsesIn, hasClass, selectorsTwiceIn } from './style-classes.ts';

test('classes are read from the sheet that their variable names', () => {
  const text = `import classes from './a.module.css';
import table from '../b.module.css';
<p className={classes['head']} /> <td className={table['cell']} data-other={others['head']} /> {classes[column]}`;
  expect(classUsesIn(text)).toEqual([
    { sheet: './a.module.css', name: 'head' },
    { sheet: '../b.module.css', name: 'cell' },
  ]);
});

test('a planted class that its sheet does not have is found', () => {
  const css = '.header { color: red } .body > .cell:hover { top: 0 }';
  expect(['header', 'cell', 'body', 'head', 'red'].map((name) => hasClass(css, name))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a selector with two rules in one place is found; groups, states and other widths are no second rule', () => {
  const css = `.a, .b { top: 0 } .b { left: 0 } .b:hover { left: 1px }
@media (max-width: 767px) { .b { left: 2px } .c { top: 0 } }
/* .b { } */ .d { top: 0; }
@media (max-width: 767px) { .c { top: 1px } }
.b {
  left: 3px;
}`;
  expect(selectorsTwiceIn(css)).toEqual(['@media (max-width: 767px) { .c', '.b']);
});

import { Fragment } from 'react';
import classes from './packing.module.css';

/** The parts of a text that another one does not have at the same place are marked; of one that has nothing of the other, nothing. */
export function Difference({ text, other }: { text: string; other: string }) {
  const words = text.split(' ');
  const others = other.split(' ');
  if (!words.some((word, at) => word === others[at])) return text;
  return words.map((word, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the words of one text, in their order
    <Fragment key={at}>
      {at === 0 ? null : ' '}
      {word === others[at] ? word : <mark className={classes['differs']}>{word}</mark>}
    </Fragment>
  ));
}

/** Of a code the end that differs is marked. */
export function CodeDifference({ code, other }: { code: string; other: string }) {
  let same = 0;
  while (same < code.length && code[same] === other[same]) same += 1;
  return (
    <b>
      {code.slice(0, same)}
      {same < code.length ? <mark className={classes['differs']}>{code.slice(same)}</mark> : null}
    </b>
  );
}

import { matchedRanges } from '@offizin/domain/search/search-match';
import { Fragment } from 'react';
import classes from './search-dialog.module.css';

/** A text with what was typed underlined. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  const ranges = matchedRanges(text, typed);
  const parts = ranges.map(([from, to], at) => (
    <Fragment key={from}>
      {text.slice(ranges[at - 1]?.[1] ?? 0, from)}
      <mark className={classes['mark']}>{text.slice(from, to)}</mark>
    </Fragment>
  ));
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

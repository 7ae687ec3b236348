import classes from './skeleton.module.css';

/** A placeholder for text; `width` is any CSS width. */
export function SkeletonLine({ width }: { width: '30%' | '45%' | '60%' | '80%' }) {
  return <span className={classes['line']} style={{ width }} aria-hidden />;
}

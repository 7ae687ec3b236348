import { useMemo } from 'react';
import { encode } from 'uqr';
import classes from './qr-code.module.css';

/** The dark squares as one path: a row of squares side by side is one step. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** A square to scan with a phone; dark on light in both themes, because cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: squares } = encode(text, { border: 2, ecc: 'M' });
    return { size: squares, path: pathOf(data) };
  }, [text]);
  return (
    <svg
      className={classes['code']}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}

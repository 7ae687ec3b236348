import { code128 } from '@offizin/domain/identifiers/code128';
import classes from './manifest.module.css';

/** A number as the bars of Code 128, with its figures below; those alone where it has no bars. */
export function CodeBars({ text, height }: { text: string; height: number }) {
  const code = code128(text);
  return (
    <span className={classes['code']}>
      {code === null ? null : (
        <svg
          width={code.width}
          height={height}
          viewBox={`0 0 ${code.width} ${height}`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          aria-hidden
        >
          <path d={code.bars.map(({ at, width }) => `M${at} 0h${width}v${height}h-${width}z`).join('')} />
        </svg>
      )}
      <span>{text}</span>
    </span>
  );
}

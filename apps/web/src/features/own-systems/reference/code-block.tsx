import classes from './code.module.css';
import { codeParts } from './code-parts.ts';

interface CodeBlockProps {
  readonly label: string;
  readonly text: string;
  /** The environment variable of the token, which is marked. */
  readonly variable?: string | null;
}

/** Code as it is copied, its strings and figures coloured; it scrolls by keyboard, too. */
export function CodeBlock({ label, text, variable = null }: CodeBlockProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is what scrolls
    <pre className={classes['code']} tabIndex={0} role="region" aria-label={label} lang="en" translate="no">
      <code>
        {codeParts(text, variable).map(({ at, kind, text: part }) => (
          <span key={at} data-kind={kind}>
            {part}
          </span>
        ))}
      </code>
    </pre>
  );
}

import { legalBlocks, type LegalSpan } from '@offizin/domain/legal-documents/legal-text';
import { Fragment } from 'react';
import classes from './legal.module.css';

/** Texts have no other names for their parts than their places. */
const numbered = <T,>(items: readonly T[]) => items.map((item, place) => ({ item, place }));

function Spans({ spans }: { spans: readonly LegalSpan[] }) {
  return numbered(spans).map(({ item: { text, bold, url }, place }) => {
    if (url !== null)
      return (
        <a key={place} href={url} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      );
    return bold ? <b key={place}>{text}</b> : <Fragment key={place}>{text}</Fragment>;
  });
}

/** A text as shoppers read it. */
export function LegalTextView({ text }: { text: string }) {
  return (
    <div className={classes['paper']}>
      {numbered(legalBlocks(text)).map(({ item: block, place }) => {
        if (block.kind === 'heading')
          return (
            <h3 key={place}>
              <Spans spans={block.spans} />
            </h3>
          );
        if (block.kind === 'list')
          return (
            <ul key={place}>
              {numbered(block.items).map(({ item, place: row }) => (
                <li key={row}>
                  <Spans spans={item} />
                </li>
              ))}
            </ul>
          );
        return (
          <p key={place}>
            {numbered(block.lines).map(({ item, place: row }) => (
              <Fragment key={row}>
                {row === 0 ? null : <br />}
                <Spans spans={item} />
              </Fragment>
            ))}
          </p>
        );
      })}
    </div>
  );
}

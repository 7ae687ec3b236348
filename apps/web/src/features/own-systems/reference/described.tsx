import { createElement, Fragment } from 'react';

/** A description of the document: Markdown, of which it uses code between backticks alone. */
export function Described({ children }: { readonly children: string }) {
  // Every second part stood between two backticks.
  const parts = children.split('`').map((part, at) => (at % 2 === 1 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...parts);
}

import { Fragment } from 'react';

/** An email address that breaks between its parts where there is no room for it in one line, and not inside of a word. */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?<=[@.])/).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of an address have no name but their place
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}

/** The scripts of this page's build, by their paths. */
export const buildScripts = (): readonly string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(
    ({ src }) => new URL(src).pathname,
  );

/** Names the build that a page is of: another one may expect other fields in what is kept. */
export const thisBuild = (): string => buildScripts().join(' ');

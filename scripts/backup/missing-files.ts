const namesShown = 20;

/** Which files rows name that are not there, the first of them by name. */
export function missingFilesSentence(begin: string, missing: readonly string[]): string {
  const more = missing.length - namesShown;
  const names = missing.slice(0, namesShown).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return `${begin} ${missing.length} files that shops show and the store does not have: ${names}`;
}

/** Ends of names that lead nowhere outside of a machine or a house: reserved for that (RFC 6761, 6762, 8375), or used so everywhere. */
const innerEnds = ['localhost', 'local', 'internal', 'test', 'home.arpa', 'lan', 'home', 'corp', 'intranet'] as const;

/** Whether a host's name is known to nobody on the internet, however it resolves here. A trailing dot says the same name. */
export function isInnerHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return innerEnds.some((end) => name === end || name.endsWith(`.${end}`));
}

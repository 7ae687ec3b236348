import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { isInnerHost } from '@offizin/domain/company/inner-host';

/** Ranges that are no public hosts: IANA's special-purpose registries for IPv4 and IPv6. */
const privateRanges: readonly (readonly [address: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['::ffff:0:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 63, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
  ['5f00::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const privateList = new BlockList();
for (const [address, prefix, family] of privateRanges) privateList.addSubnet(address, prefix, family);

/** Whether an IP address belongs to a host that anybody on the internet could reach. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  // A zone names an interface of this very machine.
  if (family === 0 || address.includes('%')) return false;
  // The list judges an IPv4 address that is mapped into IPv6 as what it is, however it is written.
  return !privateList.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

export interface ResolvedHost {
  readonly address: string;
  readonly family: 4 | 6;
}

/**
 * The address to connect to: resolved once, so that a name cannot point elsewhere when the connection is made. Null when
 * any address of the name is private, unless the operator has allowed this host and port.
 */
export async function resolveHost(url: URL, port: number, allowed: readonly string[]): Promise<ResolvedHost | null> {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(name, { all: true });
  const [first] = found;
  if (first === undefined) return null;
  const isAllowed = allowed.includes(`${name}:${port}`);
  if (!isAllowed && !found.every(({ address }) => isPublicAddress(address))) return null;
  return { address: first.address, family: first.family === 6 ? 6 : 4 };
}

const defaultPorts: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80, 'sftp:': 22 };

/**
 * Whether an address can be refused as it is written, without asking anybody: http to a host that the operator has not
 * allowed, a name that only this house knows, or a private IP address. What its name leads to is only known when it is retrieved.
 */
export function isRefusedAsWritten(url: URL, allowed: readonly string[]): boolean {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port === '' ? (defaultPorts[url.protocol] ?? 0) : Number(url.port);
  if (allowed.includes(`${name}:${port}`)) return false;
  return url.protocol === 'http:' || isInnerHost(name) || (isIP(name) !== 0 && !isPublicAddress(name));
}

import { brands, isBrandId } from '../../packages/domain/src/brand/brands.ts';
import type { DemoAccount } from '../../apps/simulator/src/demo/accounts.ts';
import type { Settings } from './settings.ts';

const address = (host: string, port: number): string => `http://${host}:${port}`;

/** Lines with columns wide enough for their longest cell. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd());
}

/** What the terminal shows once the portal runs: where each brand is, and whom to sign in as. */
export function welcome({ hosts, port }: Settings, accounts: readonly DemoAccount[], mailbox: string | null): string {
  const byBrand = Map.groupBy(hosts, ({ brand }) => brand);
  const brandRows = [...byBrand].map(([brand, entries]) => [
    isBrandId(brand) ? brands[brand].name : brand,
    entries.map(({ host }) => address(host, port)).join('  '),
  ]);
  const accountRows = accounts.map((a) => [a.kind, address(a.host, port), a.username, a.password, a.seller]);
  return [
    '',
    'The portal is ready:',
    ...columns(brandRows),
    ...(accountRows.length > 0
      ? [
          '',
          'Demo accounts:',
          ...columns([['kind of seller', 'address', 'user name', 'password', 'shop'], ...accountRows]),
        ]
      : []),
    ...(mailbox === null ? [] : ['', `The demo's mails arrive at ${mailbox}`]),
    '',
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}

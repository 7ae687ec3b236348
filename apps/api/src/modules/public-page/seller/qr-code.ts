import { encode } from 'uqr';
import { type Html, html } from '../../../platform/html/html.ts';

/** Dark squares side by side are one step of the path. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return [...text.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
    })
    .join('');
}

const most = 2_000;
const drawn = new Map<string, { readonly size: number; readonly path: string }>();

/** The squares of an address never change, and take longer than the rest of a page. */
function squaresOf(address: string) {
  const known = drawn.get(address);
  if (known !== undefined) return known;
  const { data, size } = encode(address, { border: 2, ecc: 'M' });
  const squares = { size, path: pathOf(data) };
  if (drawn.size >= most) drawn.clear();
  drawn.set(address, squares);
  return squares;
}

/** A square that leads a phone to an address. */
export function qrCode(address: string, label: string): Html {
  const { size, path } = squaresOf(address);
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
    role="img"
    aria-label="${label}"
  >
    <path fill="#fff" d="M0 0h${size}v${size}H0z" />
    <path fill="#000" d="${path}" />
  </svg>`;
}

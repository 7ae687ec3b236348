import type { ProductImage as Image } from '@offizin/contract/catalogue/product-image';
import type { ReactNode } from 'react';
import classes from './product-image.module.css';

type Draw = (primary: string, secondary: string) => ReactNode;

/** One drawing per kind of pack, on a field of 40 × 40. */
const drawings: Readonly<Record<Image['shape'], Draw>> = {
  box: (primary, secondary) => (
    <>
      <rect x="5" y="10" width="30" height="20" rx="2" fill="#fff" stroke="#d5d9de" />
      <rect x="5" y="23" width="30" height="7" fill={primary} />
      <rect x="9" y="14" width="14" height="3" rx="1.5" fill={primary} />
      <rect x="9" y="18.5" width="9" height="2" rx="1" fill="#c9ced4" />
      <circle cx="29" cy="16" r="3" fill={secondary} />
    </>
  ),
  tube: (primary, secondary) => (
    <>
      <path d="M12 5h16l-2 24H14z" fill={primary} stroke="#d5d9de" />
      <rect x="14" y="13" width="12" height="6" fill="#fff" />
      <rect x="15.5" y="30" width="9" height="5" rx="1" fill={secondary} />
    </>
  ),
  bottle: (primary, secondary) => (
    <>
      <rect x="16" y="4" width="8" height="6" rx="1" fill={secondary} />
      <path d="M13 14q0-3 4-4h6q4 1 4 4v20q0 2-2 2H15q-2 0-2-2z" fill={primary} />
      <rect x="13" y="18" width="14" height="10" fill="#fff" />
    </>
  ),
  jar: (primary, secondary) => (
    <>
      <rect x="9" y="7" width="22" height="7" rx="2" fill={primary} />
      <rect x="10" y="14" width="20" height="20" rx="3" fill={secondary} stroke="#d5d9de" />
      <rect x="10" y="19" width="20" height="9" fill="#fff" />
      <rect x="14" y="22" width="10" height="3" rx="1.5" fill={primary} />
    </>
  ),
  blister: (primary, secondary) => (
    <>
      <rect x="6" y="9" width="28" height="22" rx="3" fill={secondary} stroke="#d5d9de" />
      {[12, 20, 28].flatMap((x) =>
        [16, 24].map((y) => <circle key={`${x}-${y}`} cx={x} cy={y} r="3" fill={primary} />),
      )}
    </>
  ),
  sachet: (primary, secondary) => (
    <>
      <path d="M9 6h22v28H9z" fill={secondary} stroke="#d5d9de" />
      <rect x="9" y="14" width="22" height="12" fill={primary} />
      <rect x="13" y="18" width="14" height="3" rx="1.5" fill="#fff" />
    </>
  ),
  spray: (primary, secondary) => (
    <>
      <path d="M15 5h10v5H15zM12 6h3v2h-3z" fill={secondary} />
      <rect x="14" y="11" width="12" height="25" rx="2" fill={primary} />
      <rect x="14" y="18" width="12" height="9" fill="#fff" />
    </>
  ),
};

/** A product's picture, drawn from what the catalogue says of it; decoration, as the name is beside it. */
export function ProductImage({ image }: { image: Image }) {
  return (
    <span className={classes['frame']} aria-hidden>
      <svg viewBox="0 0 40 40">{drawings[image.shape](image.primary, image.secondary)}</svg>
    </span>
  );
}

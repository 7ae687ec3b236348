import { codeLabels } from '@offizin/domain/identifiers/code-labels';
import classes from './product-codes.module.css';

function isCodeSystem(id: string | null): id is keyof typeof codeLabels {
  return id !== null && Object.hasOwn(codeLabels, id);
}

/** The size of a pack with its amount and unit kept on one line. */
export function packText(pack: string): string {
  return pack.replace(/(\d) /, '$1\u00a0');
}

interface Identified {
  readonly codeSystem: string | null;
  readonly nationalCode: string | null;
  readonly gtin: string | null;
}

/** National code and EAN under their own names: never wrapped, never cut. */
export function ProductCodes({ product }: { product: Identified }) {
  const { codeSystem, nationalCode, gtin } = product;
  const hasCode = nationalCode !== null && isCodeSystem(codeSystem);
  return (
    <span className={classes['codes']}>
      {hasCode ? (
        <>
          {codeLabels[codeSystem]} <b>{nationalCode}</b>
        </>
      ) : null}
      {hasCode && gtin !== null ? ' · ' : null}
      {gtin === null ? null : `EAN ${gtin}`}
    </span>
  );
}

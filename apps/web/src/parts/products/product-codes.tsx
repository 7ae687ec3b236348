import { brands } from '@offizin/domain/brand/brands';
import { codeLabels } from '@offizin/domain/identifiers/code-labels';
import { initialData } from '../../platform/initial-data.ts';
import type { ReactNode } from 'react';
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

interface CodesProps {
  readonly product: Identified;
  /** Marks a part of a code. */
  readonly mark?: (code: string) => ReactNode;
}

const asItIs = (code: string): ReactNode => code;

/** National code and EAN under their own names: never cut; where there is little room the EAN is left to the product itself. */
export function ProductCodes({ product, mark = asItIs }: CodesProps) {
  const { codeSystem, nationalCode, gtin } = product;
  const hasCode = nationalCode !== null && isCodeSystem(codeSystem);
  return (
    <span className={classes['codes']}>
      {hasCode ? (
        <span>
          {codeLabels[codeSystem]} <b>{mark(nationalCode)}</b>
        </span>
      ) : null}{' '}
      {gtin === null ? null : (
        <span>
          {brands[initialData.brand].gtinLabel} {mark(gtin)}
        </span>
      )}
    </span>
  );
}

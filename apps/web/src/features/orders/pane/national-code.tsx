import type { OrderLine } from '@offizin/contract/orders/views';
import { codeLabels } from '@offizin/domain/identifiers/code-labels';
import classes from './order-detail.module.css';

function isCodeSystem(id: string | null): id is keyof typeof codeLabels {
  return id !== null && Object.hasOwn(codeLabels, id);
}

/** A product's national code under its own name: never wrapped, never cut. */
export function NationalCode({ line }: { line: Pick<OrderLine, 'codeSystem' | 'nationalCode'> }) {
  if (line.nationalCode === null || !isCodeSystem(line.codeSystem)) return null;
  return (
    <div className={classes['code']}>
      {codeLabels[line.codeSystem]} <b>{line.nationalCode}</b>
    </div>
  );
}

/** The size of a pack with its amount and unit kept on one line. */
export function packText(pack: string): string {
  return pack.replace(/(\d) /, '$1\u00a0');
}

import {
  classifyFormat,
  dateFormat,
  firstShownFormat,
  isBuiltInDate,
  plainFormat,
  type NumberFormats,
  type ShownFormat,
} from '../cells/number-formats.ts';
import type { Package } from '../package-parts.ts';
import { nameCode } from '../xml/names.ts';

const [formatName, cellStylesName, styleName] = [nameCode('numFmt'), nameCode('cellXfs'), nameCode('xf')];

/** Reads which number format each cell style has; the formats come before the styles in every stylesheet. */
export async function readStyles(parts: Package, part: string | undefined): Promise<NumberFormats> {
  const shown: ShownFormat[] = [];
  const formatOfId = new Map<number, number>();
  const styles: number[] = [];
  let inCellStyles = false;
  // A stylesheet that is named and absent is as good as none: the cells have no formats.
  if (part === undefined || !parts.has(part)) return { formatOfStyle: new Int32Array(0), shown };
  const declare = (id: number, code: string) => {
    const kind = classifyFormat(code);
    if (kind === 'plain' || kind === 'date') formatOfId.set(id, kind === 'plain' ? plainFormat : dateFormat);
    else formatOfId.set(id, shown.push(kind) - 1 + firstShownFormat);
  };
  await parts.each(part, ({ name, level, attribute }) => {
    if (level === 2) inCellStyles = name === cellStylesName;
    if (level !== 3) return;
    if (name === formatName) declare(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
    if (name !== styleName || !inCellStyles) return;
    const id = Number(attribute('numFmtId') ?? 0);
    styles.push(formatOfId.get(id) ?? (isBuiltInDate(id) ? dateFormat : plainFormat));
  });
  return { formatOfStyle: Int32Array.from(styles), shown };
}

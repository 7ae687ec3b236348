import { firstZeroFormat, plainFormat, shapeOf, type ZeroFormat } from '../cells/number-formats.ts';

const maxShapes = 256;
const maxShapeLength = 40;

/** The zero formats that the shown texts of an OpenDocument sheet reveal: its cells name their format only by their looks. */
export class ZeroShapes {
  readonly zeros: ZeroFormat[] = [];
  private readonly formats = new Map<string, number>();

  /** The format of a cell that holds the whole number `written` and is shown as `shown`; plain unless it shows zeros before it. */
  formatOf(written: string, shown: string): number {
    if (shown.length <= written.length || shown.length > maxShapeLength || !/^\d+$/.test(written) || /[.,]/.test(shown))
      return plainFormat;
    const digits = shown.replace(/\D/g, '');
    if (
      !digits.startsWith('0') ||
      digits.length <= written.length ||
      digits.replace(/^0+/, '') !== written.replace(/^0+/, '')
    )
      return plainFormat;
    const shape = shapeOf(shown);
    const known = this.formats.get(shape.places);
    if (known !== undefined) return known;
    if (this.zeros.length >= maxShapes) return plainFormat;
    const format = this.zeros.push(shape) - 1 + firstZeroFormat;
    this.formats.set(shape.places, format);
    return format;
  }
}

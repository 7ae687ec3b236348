import { firstShownFormat, plainFormat, shapeOf, type ShownFormat } from '../cells/number-formats.ts';

const maxShapes = 256;
const maxShapeLength = 40;

/** The formats that the cells of an OpenDocument sheet reveal: zeros only by their looks, a currency by its name. */
export class ShownFormats {
  readonly shown: ShownFormat[] = [];
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
    return this.formatFor(`places ${shape.places}`, shape);
  }

  /** The format of a cell whose number is an amount of this currency. */
  formatOfUnit(unit: string): number {
    return unit.length > maxShapeLength ? plainFormat : this.formatFor(`unit ${unit}`, { unit });
  }

  private formatFor(key: string, format: ShownFormat): number {
    const known = this.formats.get(key);
    if (known !== undefined) return known;
    if (this.shown.length >= maxShapes) return plainFormat;
    const added = this.shown.push(format) - 1 + firstShownFormat;
    this.formats.set(key, added);
    return added;
  }
}

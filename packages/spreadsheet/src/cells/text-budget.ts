import type { ReadLimits } from '../read-limits.ts';
import { WorkbookError } from '../workbook-error.ts';

/** What the texts of the cells that are read come to, counted before any of them is built. */
export class TextBudget {
  private readonly limits: ReadLimits;
  private row = 0;
  private all = 0;

  constructor(limits: ReadLimits) {
    this.limits = limits;
  }

  /** Takes the text of a cell; a shared one each time that a cell refers to it. */
  spend(bytes: number): void {
    this.row += bytes;
    this.all += bytes;
    const { cellBytes, rowBytes, textBytes } = this.limits;
    if (bytes > cellBytes) throw new WorkbookError('too_much_text', `a cell of ${bytes} bytes`);
    if (this.row > rowBytes) throw new WorkbookError('too_much_text', `a row of ${this.row} bytes`);
    if (this.all > textBytes) throw new WorkbookError('too_much_text', `${this.all} bytes`);
  }

  finishRow(): void {
    this.row = 0;
  }
}

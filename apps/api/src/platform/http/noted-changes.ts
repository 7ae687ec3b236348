import {
  changeOf,
  type HistoryChange,
  type HistoryField,
  type HistoryValue,
  hiddenChange,
} from '@offizin/domain/history/changes';

/** What a handler says that it changes, for the row that its call leaves in the history. */
export class NotedChanges {
  readonly changes: HistoryChange[] = [];
  #isNoted = false;

  /** From what to what; equal values leave nothing. */
  note(field: HistoryField, old: HistoryValue, now: HistoryValue): void {
    this.#isNoted = true;
    this.changes.push(...changeOf(field, old, now));
  }

  /** That a secret, or what no line holds, is another one now. */
  noteHidden(field: HistoryField, isChanged: boolean): void {
    this.#isNoted = true;
    this.changes.push(...hiddenChange(field, isChanged));
  }

  /** Changes that the product's rules word themselves. */
  noteAll(changes: readonly HistoryChange[]): void {
    this.#isNoted = true;
    this.changes.push(...changes);
  }

  /** Whether everything that was looked at is what it was: such a call changed nothing. */
  isUnchanged(): boolean {
    return this.#isNoted && this.changes.length === 0;
  }
}

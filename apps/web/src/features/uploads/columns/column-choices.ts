import type { Upload } from '@offizin/contract/uploads/upload';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import type { ColumnChoice } from '@offizin/domain/uploads/own-headers';
import { fieldsRequired, type UploadField } from '@offizin/domain/uploads/upload-fields';

export type Columns = NonNullable<Upload['reading']>['columns'];
/** What each column is said to be, by its place among them. */
export type Choices = readonly ColumnChoice[];

const isChoice = (field: UploadField | null): field is Exclude<UploadField, 'name'> =>
  field !== null && field !== 'name';

export const choicesNow = (columns: Columns): Choices =>
  columns.map(({ field }) => (isChoice(field) ? field : 'not_read'));

/** Says what a column is; a field has one column, so another one that had it is no longer read. */
export function chooseColumn(choices: Choices, at: number, choice: ColumnChoice): Choices {
  const isField = choice !== 'not_read' && choice !== 'as_recognised';
  return choices.map((each, other) => {
    if (other === at) return choice;
    return isField && each === choice ? 'not_read' : each;
  });
}

/** What differs from how the file was read. */
export function changedColumns(columns: Columns, choices: Choices): { header: string; field: ColumnChoice }[] {
  const now = choicesNow(columns);
  return columns.flatMap(({ header }, at) => {
    const field = choices[at];
    return field === undefined || field === now[at] ? [] : [{ header, field }];
  });
}

/** Mandatory fields that no column would be; none is known to lack while a header is to say by itself what it is. */
export function missingFields(type: UploadType, choices: Choices): UploadField[] {
  if (choices.includes('as_recognised')) return [];
  const missing = fieldsRequired[type].filter((field) => !choices.some((choice) => choice === field));
  return choices.includes('code') || choices.includes('gtin') ? missing : ['code', ...missing];
}

export const rowSorts = ['to_correct_first', 'row', 'price_move'] as const;
export type RowSort = (typeof rowSorts)[number];

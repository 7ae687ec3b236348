export const uploads = {
  template: {
    file: 'offers-template',
    sheet: 'Offers',
    help: 'Help',
    column: 'Column',
    meaning: 'What belongs in it',
    field: {
      code: 'The national code of the pack. Either this or the EAN is required. Leading zeros are kept: the column is formatted as text.',
      gtin: 'The EAN or GTIN of the pack, 8, 12, 13 or 14 digits.',
      stock: 'A whole number from 0 to 99,999. With the origin “wholesaler”, 0 means without a limit.',
      price: 'The selling price including VAT, above 0, with at most two decimals.',
      origin: 'Choose from the list: your own stock or the wholesaler. Empty means wholesaler.',
      sku: 'Your own article number; it is given back in the results.',
    },
    untouched: 'Offers that are not in the file stay as they are. Nothing changes before you have seen the preview and applied it.',
  },
} as const;

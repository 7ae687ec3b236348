export const uploadsFixing = {
  undo: {
    done: '{count, plural, one {# cell corrected.} other {# cells corrected.}}',
    skipped:
      '{count, plural, one {# was already right and stays as it is.} other {# were already right and stay as they are.}}',
    undone: '{count, plural, one {Undone: # cell is as before.} other {Undone: # cells are as before.}}',
  },
  recalled: {
    done: '{count, plural, one {# cell corrected as last time.} other {# cells corrected as last time.}}',
    takeBack: 'Undo these',
    running: 'Undoing…',
  },
  correcting: {
    label: 'Corrected rows',
    start: 'Correct rows',
    ready:
      '{count, plural, =0 {No corrected row is ready yet} one {# corrected row is ready} other {# corrected rows are ready}}',
    stillRejected: '{count, plural, one {# is still rejected} other {# are still rejected}}',
    leftAlone: '{count, plural, one {# stays as it is} other {# stay as they are}}',
    none: 'No corrections',
    note: 'Nothing changes until you apply them. You can revert them for 24 h.',
    discard: 'Discard corrections',
    next: 'Correct more',
    apply: '{count, plural, =0 {Apply corrected rows} one {Apply # corrected row} other {Apply # corrected rows}}',
    applying: 'Applying…',
  },
  held: {
    title: 'This list from your stock feed is on hold',
    text: '{leaving, plural, =0 {} one {# of {onSale} offers would leave the sale. } other {# of {onSale} offers would leave the sale. }}{moved, plural, =0 {} one {# of {prices} prices would move by more than {percent}%. } other {# of {prices} prices would move by more than {percent}%. }}Apply or discard the list.',
  },
  doctor: {
    label: 'What’s wrong and what you probably meant',
    meant: 'Did you mean:',
    right: 'Looks right.',
    empty: 'The cell is empty.',
    above: 'Above the limit: {limit}',
    below: 'Below the limit: {limit}',
    accept: 'Accept',
    alike: '{count, plural, one {Apply to # similar row} other {Apply to # similar rows}}',
    alikeAll: 'Apply to all similar rows',
    counting: 'Looking for similar rows…',
  },
  columns: {
    open: 'Assign columns',
    title: 'What the columns are',
    note: 'We remember your choice for every later file and feed with the same headers.',
    choice: '“{header}” is',
    notRead: 'Not read',
    forget: 'As the header says',
    noValues: 'No values in the first rows',
    save: 'Read the file again',
    running: 'Saving…',
  },
  storage: {
    used: {
      upload_bytes: '{used} of {most} MB for uploads used',
      upload_bytes_today: '{used} of {most} MB uploaded in the last 24 hours',
      upload_rows_today: '{used} of {most} rows checked in the last 24 hours',
    },
    next: {
      all: 'Once it’s full, we can’t take uploads until old files are deleted after 90 days. Upload only the rows that changed.',
      day: 'Once you reach the limit, you can upload again the next day. Upload only the rows that changed.',
    },
  },
  followed:
    '{count, plural, one {# of these offers follows a price rule: the price of the file becomes the one it begins with, the rule goes on tomorrow.} other {# of these offers follow a price rule: the price of the file becomes the one it begins with, the rule goes on tomorrow.}}',
  purchasePrices: {
    set: '{count, plural, one {# new purchase price} other {# new purchase prices}}',
    changed: '{count, plural, one {# changed purchase price} other {# changed purchase prices}}',
    secret: 'Only your shop sees purchase prices.',
    back: '{count, plural, one {# purchase price goes back to what it was.} other {# purchase prices go back to what they were.}}',
  },
} as const;

/** Files that prove something, beside what is written with them. */
export const evidence = {
  add: 'Add file',
  uploading: 'Uploading…',
  tooLarge: 'The file is too large: 5 MB at most.',
  remove: 'Remove {name}',
  waits: '{name} waits for a connection',
};

export const evidence = {
  add: 'Datei hinzufügen',
  uploading: 'Wird hochgeladen …',
  tooLarge: 'Die Datei ist zu groß: höchstens 5 MB.',
  remove: '{name} entfernen',
  waits: '{name} wartet auf eine Verbindung',
};

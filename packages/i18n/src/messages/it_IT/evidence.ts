export const evidence = {
  add: 'Aggiungi file',
  uploading: 'Caricamento…',
  tooLarge: 'Il file è troppo grande: al massimo 5 MB.',
  remove: 'Rimuovi {name}',
  waits: '{name} aspetta una connessione',
};

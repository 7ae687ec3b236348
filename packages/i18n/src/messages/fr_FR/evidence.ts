export const evidence = {
  add: 'Ajouter un fichier',
  uploading: 'Importation…',
  tooLarge: 'Le fichier est trop volumineux : 5 Mo au plus.',
  remove: 'Retirer {name}',
  waits: '{name} attend une connexion',
};

export const evidence = {
  add: 'Añadir archivo',
  uploading: 'Subiendo…',
  tooLarge: 'El archivo es demasiado grande: 5 MB como máximo.',
  remove: 'Quitar {name}',
  waits: '{name} espera una conexión',
};

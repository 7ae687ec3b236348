export const evidence = {
  add: 'Adicionar ficheiro',
  uploading: 'A carregar…',
  tooLarge: 'O ficheiro é demasiado grande: no máximo 5 MB.',
  remove: 'Remover {name}',
  waits: '{name} espera por uma ligação',
};

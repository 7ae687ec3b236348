export const printing = {
  given: 'Etiqueta de envio (novo separador)',
  slip: 'Lista de embalagem, A4',
  small: 'Lista de embalagem, 10 × 15 cm',
  label: 'Etiqueta de morada, 10 × 15 cm',
  both: 'Etiqueta e lista de embalagem, 10 × 15 cm',
};

export const printing = {
  given: 'Etiqueta de envío (pestaña nueva)',
  slip: 'Lista de embalaje, A4',
  small: 'Lista de embalaje, 10 × 15 cm',
  label: 'Etiqueta de dirección, 10 × 15 cm',
  both: 'Etiqueta y lista de embalaje, 10 × 15 cm',
};

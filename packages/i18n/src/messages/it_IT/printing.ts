export const printing = {
  given: 'Etichetta di spedizione (nuova scheda)',
  slip: 'Lista di imballaggio, A4',
  small: 'Lista di imballaggio, 10 × 15 cm',
  label: 'Etichetta con l’indirizzo, 10 × 15 cm',
  both: 'Etichetta e lista di imballaggio, 10 × 15 cm',
};

export const printing = {
  given: 'Versandetikett (neuer Tab)',
  slip: 'Packzettel, A4',
  small: 'Packzettel, 10 × 15 cm',
  label: 'Adressetikett, 10 × 15 cm',
  both: 'Etikett und Packzettel, 10 × 15 cm',
};

export const printing = {
  given: 'Étiquette d’expédition (nouvel onglet)',
  slip: 'Liste de colisage, A4',
  small: 'Liste de colisage, 10 × 15 cm',
  label: 'Étiquette d’adresse, 10 × 15 cm',
  both: 'Étiquette et liste de colisage, 10 × 15 cm',
};

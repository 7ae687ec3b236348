export const uploads = {
  template: {
    file: 'modele-offres',
    sheet: 'Offres',
    help: 'Aide',
    column: 'Colonne',
    meaning: 'Ce qu’elle contient',
    field: {
      code: 'Le code national du conditionnement. Il faut ce code ou l’EAN. Les zéros initiaux sont conservés : la colonne est au format texte.',
      gtin: 'L’EAN ou GTIN du conditionnement, à 8, 12, 13 ou 14 chiffres.',
      stock: 'Un nombre entier de 0 à 99 999. Avec l’origine « grossiste », 0 signifie illimité.',
      price: 'Le prix de vente TTC, supérieur à 0, avec deux décimales au plus.',
      origin: 'Choisissez dans la liste : stock propre ou grossiste. Vide équivaut à grossiste.',
      sku: 'Votre propre référence ; elle est reprise dans les résultats.',
    },
    untouched: 'Les offres absentes du fichier restent inchangées. Rien ne change avant que vous ayez vu l’aperçu et l’ayez appliqué.',
  },
};

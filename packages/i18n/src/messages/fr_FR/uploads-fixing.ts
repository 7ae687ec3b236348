export const uploadsFixing = {
  undo: {
    done: '{count, plural, one {# cellule corrigée.} other {# cellules corrigées.}}',
    skipped:
      '{count, plural, one {# était déjà juste et ne change pas.} other {# étaient déjà justes et ne changent pas.}}',
    undone: '{count, plural, one {Annulé : # cellule est comme avant.} other {Annulé : # cellules sont comme avant.}}',
  },
  recalled: {
    done: '{count, plural, one {# cellule corrigée comme la dernière fois.} other {# cellules corrigées comme la dernière fois.}}',
    takeBack: 'Les annuler',
    running: 'Annulation…',
  },
  correcting: {
    label: 'Lignes corrigées',
    start: 'Corriger les lignes',
    ready:
      '{count, plural, =0 {Aucune ligne corrigée n’est prête} one {# ligne corrigée est prête} other {# lignes corrigées sont prêtes}}',
    stillRejected: '{count, plural, one {# reste rejetée} other {# restent rejetées}}',
    leftAlone: '{count, plural, one {# reste telle quelle} other {# restent telles quelles}}',
    none: 'Aucune correction',
    note: 'Rien ne change avant que vous les appliquiez. Vous pourrez les annuler pendant 24 h.',
    discard: 'Abandonner les corrections',
    next: 'Corriger la suite',
    apply:
      '{count, plural, =0 {Appliquer les lignes corrigées} one {Appliquer # ligne corrigée} other {Appliquer # lignes corrigées}}',
    applying: 'Application…',
  },
  held: {
    title: 'Cette liste de votre flux de stock est en attente',
    text: '{leaving, plural, =0 {} one {# offre sur {onSale} quitterait la vente. } other {# offres sur {onSale} quitteraient la vente. }}{moved, plural, =0 {} one {# prix sur {prices} changerait de plus de {percent} %. } other {# prix sur {prices} changeraient de plus de {percent} %. }}Appliquez ou abandonnez la liste.',
  },
  doctor: {
    label: 'Ce qui ne va pas et ce qui était sans doute voulu',
    meant: 'Vouliez-vous dire :',
    right: 'Cela semble correct.',
    empty: 'La cellule est vide.',
    above: 'Au-dessus de la limite : {limit}',
    below: 'En dessous de la limite : {limit}',
    accept: 'Valider',
    alike: '{count, plural, one {Appliquer à # ligne semblable} other {Appliquer à # lignes semblables}}',
    alikeAll: 'Appliquer à toutes les lignes semblables',
    counting: 'Recherche de lignes semblables…',
  },
  columns: {
    open: 'Attribuer les colonnes',
    title: 'Ce que contiennent les colonnes',
    note: 'Nous retiendrons votre choix pour chaque fichier ou flux suivant qui a les mêmes en-têtes.',
    choice: '« {header} » est',
    notRead: 'Ne pas lire',
    forget: 'Comme l’indique l’en-tête',
    noValues: 'Aucune valeur dans les premières lignes',
    save: 'Relire le fichier',
    running: 'Enregistrement…',
  },
  storage: {
    used: {
      upload_bytes: '{used} Mo sur {most} occupés par les imports',
      upload_bytes_today: '{used} Mo sur {most} importés ces dernières 24 heures',
      upload_rows_today: '{used} lignes sur {most} vérifiées ces dernières 24 heures',
    },
    next: {
      all: 'Une fois l’espace plein, aucun import n’est possible tant que les anciens fichiers ne sont pas supprimés, après 90 jours. N’importez que les lignes modifiées.',
      day: 'Une fois la limite atteinte, vous pourrez importer de nouveau le lendemain. N’importez que les lignes modifiées.',
    },
  },
  followed:
    '{count, plural, one {# de ces offres suit une règle de prix : le prix du fichier devient son prix de départ, la règle reprend demain.} other {# de ces offres suivent une règle de prix : le prix du fichier devient leur prix de départ, la règle reprend demain.}}',
  purchasePrices: {
    set: '{count, plural, one {# nouveau prix d’achat} other {# nouveaux prix d’achat}}',
    changed: '{count, plural, one {# prix d’achat modifié} other {# prix d’achat modifiés}}',
    secret: 'Seule votre boutique voit les prix d’achat.',
    back: '{count, plural, one {# prix d’achat redevient ce qu’il était.} other {# prix d’achat redeviennent ce qu’ils étaient.}}',
  },
};

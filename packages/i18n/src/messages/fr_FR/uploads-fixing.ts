export const uploadsFixing = {
  undo: {
    done: '{count, plural, one {# cellule corrigée.} other {# cellules corrigées.}}',
    skipped:
      '{count, plural, one {# était déjà juste et ne change pas.} other {# étaient déjà justes et ne changent pas.}}',
    button: 'Annuler',
    seconds: '{seconds} s',
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
    discarding: 'Abandon…',
    next: 'Corriger la suite',
    apply:
      '{count, plural, =0 {Appliquer les lignes corrigées} one {Appliquer # ligne corrigée} other {Appliquer # lignes corrigées}}',
    applying: 'Application…',
    rechecking: 'Vérification…',
  },
};

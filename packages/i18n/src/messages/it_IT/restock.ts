/** What of a return goes back into the shop's stock, and what did not. */
export const restock = {
  title: 'Di nuovo a magazzino',
  units: '{count} di {all} vendibili',
  none: 'nessuna',
  medicine:
    'Medicinale: ciò che ha lasciato la farmacia di norma non può essere rivenduto. Per questo non è scelto nulla.',
  done: '{count} di {all} di nuovo a magazzino',
  refused:
    '{count, plural, one {# unità non è rientrata in giacenza} other {# unità non sono rientrate in giacenza}}: {why}.',
  offer: 'Apri l’offerta',
  why: {
    gone: 'non lo offre più dalla sua giacenza',
    full: 'la giacenza è al massimo',
    price: 'il prezzo è fuori dai limiti',
    permission: 'manca un certificato o un contratto',
    not_available: 'al momento non può essere venduto',
  },
};

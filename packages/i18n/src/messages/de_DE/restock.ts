/** What of a return goes back into the shop's stock, and what did not. */
export const restock = {
  title: 'Wieder in den Bestand',
  units: '{count} von {all} verkäuflich',
  none: 'nichts',
  medicine:
    'Arzneimittel: Was die Apotheke verlassen hat, darf meist nicht wieder verkauft werden. Darum ist nichts vorgewählt.',
  done: '{count} von {all} zurück im Bestand',
  refused:
    '{count, plural, one {# Stück kam nicht zurück in den Bestand} other {# Stück kamen nicht zurück in den Bestand}}: {why}.',
  offer: 'Angebot öffnen',
  why: {
    gone: 'Sie bieten es nicht mehr aus eigenem Bestand an',
    full: 'der Bestand ist am Höchstwert',
    price: 'der Preis liegt außerhalb der Grenzen',
    permission: 'ein Zertifikat oder Vertrag fehlt',
    not_available: 'es darf derzeit nicht verkauft werden',
  },
};

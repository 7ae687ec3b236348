export const orderEmpty = {
  'to-manage': {
    title: 'Nulla da gestire',
    text: 'I nuovi ordini compaiono qui non appena i clienti li effettuano.',
  },
  managed: { title: 'Ancora nessun ordine gestito', text: 'Gli ordini che ha spedito o rifiutato compaiono qui.' },
  search: {
    title: 'Nessun ordine trovato',
    text: 'Controlli quanto ha scritto: basta una parte di numero, nome, città, prodotto o codice, da tre caratteri.',
  },
  filter: {
    title: 'Nessun ordine corrisponde a questi filtri',
    text: 'Cancelli i filtri per vedere tutti gli ordini di questa scheda.',
  },
};

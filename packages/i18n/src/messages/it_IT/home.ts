export const home = {
  title: 'Cosa fare adesso',
  failed: {
    title: 'Non è stato possibile caricare le attività',
    text: 'Ordini e offerte non sono interessati.',
  },
  orders: {
    due: '{count, plural, one {# ordine da preparare oggi} other {# ordini da preparare oggi}}',
    none: 'Nessun ordine da preparare oggi',
    state:
      '{fresh, plural, =0 {Nessuno nuovo} one {# nuovo} other {# nuovi}}, {overdue, plural, =0 {nessuno in ritardo} other {# in ritardo}}.',
    first: '{count, plural, one {Il primo parte entro le {time}.} other {I primi # partono entro le {time}.}}',
    later:
      '{count, plural, one {# ordine scade più avanti, entro {when}.} other {# ordini scadono più avanti, il primo entro {when}.}}',
    nothing: 'I nuovi ordini compaiono qui appena arrivano.',
    prepare: 'Prepara gli ordini',
    open: 'Vedi gli ordini',
    day: 'Scadenze di oggi',
    now: 'Adesso',
    in: 'tra {left}',
    moment: '{count, plural, one {# ordine in scadenza} other {# ordini in scadenza}}',
    closing: '{count, plural, =0 {Chiusura} one {Chiusura: # ordine} other {Chiusura: # ordini}}',
    minutes: '{minutes} min',
    hours: '{hours} h {minutes} min',
  },
  lines: {
    title: 'Poi',
    note: 'dal più urgente',
    nothing: 'Nient’altro da fare',
    nothingText: 'Quando servirà qualcosa, lo vedrà qui.',
    more: 'e altri {count}',
  },
  line: {
    not_on_sale: {
      title: '{count, plural, one {# prodotto non è in vendita} other {# prodotti non sono in vendita}}',
      text: '{causes, plural, one {Una causa} other {# cause}} per {fixable} di essi: {names}',
      action: 'Correggi',
    },
    feed_held: {
      title: 'Il feed è in attesa',
      text: 'L’ultimo elenco cambia più del solito. Lo controlli prima di applicarlo.',
      action: 'Controlla',
    },
    price_rule_held: {
      title: 'La regola di prezzo «{rule}» si è fermata',
      text: '{offers} prezzi su {of} attendono la sua decisione. Non è cambiato nulla.',
      action: 'Controlla',
    },
    feed_failing: {
      title: 'Il feed non è leggibile',
      text: 'Prezzi e giacenze sono del {when}.',
      action: 'Vedi',
    },
    price_proposals: {
      title: '{count, plural, one {# proposta di prezzo da valutare} other {# proposte di prezzo da valutare}}',
      text: '{count, plural, one {Scade il {when}.} other {La prima scade il {when}.}}',
      action: 'Rispondi',
    },
    performance: {
      title: { concerning: 'Lo stato del suo account è preoccupante', poor: 'Lo stato del suo account è scarso' },
      text: 'La scorsa settimana: {cancelled, plural, one {# ordine annullato} other {# ordini annullati}} su {orders}, {late} in ritardo.',
      provisional:
        'La settimana scorsa (provvisorio): {cancelled, plural, one {# ordine annullato} other {# ordini annullati}} su {orders}, {late} in ritardo.',
      action: 'Vedi',
    },
    payout: {
      title: {
        not_started: 'Configuri il conto di accredito',
        lacking:
          '{count, plural, one {Conto di accredito in attesa: manca un dato} other {Conto di accredito in attesa: mancano # dati}}',
        refused: 'Il conto di accredito è stato rifiutato',
      },
      text: 'Gli accrediti partono solo quando è valido.',
      waits: '{amount} da accreditare.',
      action: 'Completa',
    },
    invoices: {
      title: '{count, plural, one {# fattura da compensare} other {# fatture da compensare}}',
      text: '{count, plural, one {La compensiamo con i suoi accrediti entro il {day}.} other {Le compensiamo con i suoi accrediti, la prima entro il {day}.}}',
      overdue: 'La prima scadeva il {day}. Controlli il suo conto di accredito.',
      action: 'Vedi',
    },
    payout_account: {
      title: '{count, plural, one {Manca un dato del conto bancario} other {Mancano # dati del conto bancario}}',
      text: 'Senza, nessun accredito è possibile: {names}',
      action: 'Completa',
    },
    vat_number: {
      title: {
        invalid: 'VIES non riconosce la partita IVA',
        unverified: 'La partita IVA non è ancora verificata',
      },
      text: {
        invalid: 'Corregga il numero o lo faccia attivare per gli scambi nell’UE.',
        unverified: 'VIES non ha ancora risposto. Continuiamo a chiedere.',
      },
      action: 'Vedi',
    },
    company_data: {
      title: '{count, plural, one {Manca un dato dell’azienda} other {Mancano # dati dell’azienda}}',
      text: '{names}',
      action: 'Completa',
    },
    parcels: {
      title: '{count, plural, one {# collo attende il ritiro} other {# colli attendono il ritiro}}',
      text: 'Stampi la distinta di consegna per ogni corriere.',
      action: 'Vedi',
    },
    storage: {
      title: 'Ha usato il {share} del suo spazio',
      text: {
        file_bytes:
          'Elimini immagini e documenti che non servono più. Quando lo spazio è pieno non si salva più nulla di nuovo.',
        export_bytes:
          'I file preparati per lei scompaiono da soli entro un giorno. Quando lo spazio è pieno non se ne preparano di nuovi.',
      },
      action: 'Mostra',
    },
    public_holiday: {
      title: '{day} è festivo',
      text: 'Risulta chiuso: gli ordini partono il primo giorno di apertura.',
      action: 'Vedi',
    },
    invitations: {
      title: '{count, plural, one {Un invito scade presto} other {# inviti scadono presto}}',
      text: '{count, plural, one {Scade {when}.} other {Il primo scade {when}.}}',
      action: 'Invia di nuovo',
    },
    services: {
      title:
        '{count, plural, one {Un servizio è in attesa di decisione} other {# servizi sono in attesa di decisione}}',
      text: '{brand} decide sulla richiesta.',
      action: 'Vedi',
    },
    profile: {
      title:
        '{count, plural, one {Al profilo del negozio manca una cosa} other {Al profilo del negozio mancano # cose}}',
      text: '{names}',
      action: 'Aggiungi',
    },
  },
  part: {
    logo: 'Logo',
    background: 'Immagine di copertina',
    short_description: 'Descrizione breve',
    about: 'Sul negozio',
    opening_hours: 'Orari di apertura',
    phone: 'Telefono',
    email: 'E-mail',
  },
  warehouse: {
    title: 'Magazzino {brand}',
    catalogue: 'Catalogo',
    left: '{count, plural, other {# unità}}',
    low: 'Scorta bassa',
    enough: 'Nessun prodotto sta finendo.',
    orders: '{count, plural, =0 {Nessun ordine in corso.} one {# ordine in corso.} other {# ordini in corso.}}',
    counts:
      '{low, plural, =0 {} other {# in esaurimento.}} {none, plural, =0 {} one {# esaurito.} other {# esauriti.}} {expiring, plural, =0 {} one {# scade entro {days} giorni.} other {# scadono entro {days} giorni.}}',
  },
};

export const tours = {
  skip: 'Salta',
  back: 'Indietro',
  next: 'Avanti',
  done: 'Fine',
  counter: '{current} di {total}',
  ofScreen: 'Visite guidate di questa schermata',
  order_card: {
    name: 'Un ordine a colpo d’occhio',
    number: {
      title: 'Numero e valore',
      text: 'Il numero come appare sul documento di trasporto e il valore dell’ordine. Un punto segnala che nessuno lo ha ancora aperto.',
    },
    customer: {
      title: 'Cliente e unità',
      text: 'Il nome e la città del cliente e quante unità preparare.',
    },
    deadline: {
      title: 'Scadenza di spedizione',
      text: 'Il tempo che resta per la spedizione, la modalità e lo stato. Ambra: meno di due ore; rosso: meno di trenta minuti o in ritardo.',
    },
    open: {
      title: 'Aprirlo',
      text: 'Faccia clic sulla scheda, o prema Invio, per vedere le unità, l’indirizzo e che cosa può fare. Con le frecce si passa da una scheda all’altra.',
    },
  },
  new_orders_download: {
    name: 'Scarica i nuovi ordini',
    button: {
      title: 'Tutti i nuovi ordini in un file',
      text: 'Scarichi i nuovi ordini più recenti in Excel o CSV, una riga per unità, per il suo sistema.',
    },
  },
  order_desk: {
    name: 'Quaranta colli prima del ritiro',
    many: {
      title: 'Più ordini insieme',
      text: 'Selezioni gli ordini, o prema X, per confermarli, spedirli o stamparli insieme. Ha dieci secondi per annullare.',
    },
    pack: {
      title: 'Imballare con il lettore',
      text: 'Scansioni ogni confezione e poi l’etichetta: una confezione sbagliata viene fermata, l’ordine è spedito e arriva il successivo. Inizi con B.',
    },
    ship: {
      title: 'Spedire da un elenco',
      text: 'Incolli l’elenco del suo corriere o trascini il suo file. Abbiniamo i numeri di spedizione agli ordini e lei li controlla prima di ogni invio.',
    },
    views: {
      title: 'Salvare la sua vista',
      text: 'Conservi i filtri che usa ogni giorno, con il numero di ordini, per sé o per tutto il negozio.',
    },
  },
  my_products_launch: {
    name: 'I suoi prodotti',
    search: {
      title: 'Trovare un prodotto',
      text: 'Scriva parte del nome, il codice MINSAN/AIC o l’EAN. I piccoli errori di battitura non contano.',
    },
    columns: {
      title: 'Scegliere le colonne',
      text: 'Mostri ciò che le serve e nasconda il resto. La scelta resta in questo browser.',
    },
    export: {
      title: 'Esporta',
      text: 'Scarichi tutti i prodotti o solo quelli filtrati. I file grandi vengono creati in background.',
    },
    price: {
      title: 'Modificare i prezzi nella tabella',
      text: 'Faccia clic sul prezzo, scriva quello nuovo e veda subito la sua posizione. Può annullarlo per dieci secondi.',
    },
  },
  offer_upload_launch: {
    name: 'Carica offerte',
    type: {
      title: 'Cosa cambia il file',
      text: 'Giacenza e prezzo insieme, o solo i prezzi. Le offerte che non sono nel file restano come sono.',
    },
    drop: {
      title: 'Trascini qui il file',
      text: 'Ancora non cambia nulla. Prima vede che cosa farebbe ogni riga e può correggere subito gli errori.',
    },
    template: {
      title: 'Usi il modello',
      text: 'Ha le colonne giuste per il suo Paese e conserva gli zeri iniziali.',
    },
    history: {
      title: 'Cosa ha caricato',
      text: 'Ogni caricamento con il suo risultato. Uno applicato si può annullare per 24 ore.',
    },
  },
  invoices_new_reports: {
    name: 'Fatture e nuovi report',
    list: {
      title: 'Tutto in un elenco',
      text: 'Fatture, note di credito e i nuovi report mensili, mese per mese con il suo saldo.',
    },
    archive: {
      title: 'Scaricarle tutte',
      text: 'Un archivio per un anno o per tutti. Lo creiamo in background.',
    },
    joined: {
      title: 'Un mese in un unico PDF',
      text: 'Per il suo commercialista: tutti i documenti di un mese, con indice e segnalibri.',
    },
  },
  invoices_shipping_vat: {
    name: 'Fatture con IVA sulla spedizione',
    type: {
      title: 'IVA sulla spedizione',
      text: 'L’IVA sulle spese di spedizione dei clienti ha ogni mese una fattura propria. Il PDF indica imponibile, aliquota e imposta.',
    },
  },
  sync_results_launch: {
    name: 'Sincronizzazione',
    progress: {
      title: 'I suoi progressi',
      text: 'La quota dei suoi prodotti senza risultati rossi e il livello raggiunto.',
    },
    causes: {
      title: 'Perché i prodotti non sono in vendita',
      text: 'Raggruppati per causa, con il numero di prodotti di ciascuna.',
    },
    remedy: {
      title: 'Correggerne molti insieme',
      text: 'Ogni causa propone una correzione. Il pulsante dice quanti prodotti cambia.',
    },
    feed: {
      title: 'Il suo feed delle giacenze',
      text: 'Quando lo abbiamo letto l’ultima volta e se aveva novità.',
    },
  },
  business_launch: {
    name: 'Le sue vendite',
    figures: {
      title: 'Oggi rispetto alla settimana scorsa',
      text: 'La giornata fino a ora, confrontata con le stesse ore di una settimana fa, e gli ultimi sette giorni.',
    },
    days: {
      title: 'Ogni giorno e i suoi ordini',
      text: 'La linea sulla barra è lo stesso giorno della settimana precedente. Nella tabella sotto, un giorno apre i suoi ordini.',
    },
    runningOut: {
      title: 'In esaurimento',
      text: 'Quanto dura la sua scorta al ritmo delle ultime quattro settimane. Può aggiornarla da qui.',
    },
    best: {
      title: 'I più venduti',
      text: 'Per unità o per importo. Un prodotto apre i suoi ordini, la sua scorta apre la sua offerta.',
    },
  },
  performance_launch: {
    name: 'Le sue prestazioni',
    status: { title: 'Come va il suo account', text: 'Lo stato dell’account e il perché, a colpo d’occhio.' },
    cancelled: {
      title: 'Ordini annullati',
      text: 'La quota di ordini annullati la scorsa settimana. Clicchi su un numero per vedere i suoi ordini.',
    },
    late: { title: 'Ordini in ritardo', text: 'Gli ordini partiti dopo la scadenza, o non partiti.' },
    tabs: {
      title: 'Scelga che cosa vedere',
      text: 'Passi dagli ordini annullati a quelli in ritardo. Il cursore si adegua.',
    },
    chart: {
      title: 'Le ultime 12 settimane',
      text: 'L’andamento della quota rispetto ai limiti. La barra tratteggiata è la settimana in corso.',
    },
    last: { title: 'L’ultimo periodo in cifre', text: 'Ogni cifra apre esattamente gli ordini che conta.' },
  },
};

export const partnerPrivacy = {
  intro:
    'Questa pagina spiega quali dati personali {brand} tratta nel portale venditori sulle persone dei negozi partner. È in vigore dal {day}.',
  section: {
    controller: {
      title: 'Titolare',
      text: 'Il titolare del trattamento è {company}. Per qualsiasi domanda su questa pagina scriva a {email}.',
    },
    data: {
      title: 'Quali dati',
      text: 'Nome, e-mail di lavoro, ruolo e lingua di chi accede; che cosa fa nel portale, quando e da quale indirizzo; ciò che la registrazione chiede sul titolare, come contatti, numeri professionali e fiscali e conto bancario.',
    },
    purpose: {
      title: 'A che scopo',
      text: 'Per eseguire il contratto con il suo negozio: ordini, offerte, fatture e pagamenti. Per proteggere il portale: accessi, codici e cronologia delle modifiche. Per rispettare la legge, ad esempio fiscale e sui servizi digitali. Non usiamo questi dati per la pubblicità.',
    },
    recipients: {
      title: 'Chi altro li riceve',
      text: 'I nostri fornitori di hosting e posta, il fornitore di pagamenti scelto dal suo negozio e le autorità quando la legge lo richiede. I clienti vedono il negozio, il suo indirizzo e i suoi testi legali, non le persone del suo team.',
    },
    term: {
      title: 'Per quanto tempo',
      text: 'Codici e sessioni vengono cancellati un giorno dopo la fine. La cronologia delle modifiche resta {history} giorni. Una registrazione non conclusa o rifiutata viene cancellata dopo {registration} giorni. I dati dei clienti nei suoi ordini vengono resi anonimi {customers} giorni dopo la chiusura. Le fatture restano quanto richiede la legge fiscale.',
    },
    rights: {
      title: 'I suoi diritti',
      text: 'Può chiedere di vedere, correggere, limitare o cancellare i suoi dati e di riceverli in un formato comune, e può opporsi. I titolari scaricano da soli tutti i dati del negozio nel portale. Può anche rivolgersi a un’autorità per la protezione dei dati.',
    },
    cookies: {
      title: 'Cookie e memoria',
      text: 'Il portale usa solo ciò che serve: cookie per la sessione e poche impostazioni nel browser. Nulla misura ciò che fa qui.',
    },
  },
};

export const notifications = {
  title: 'Notifications',
  markAll: 'Tout marquer comme lu',
  settings: 'Réglages des notifications',
  more: 'Afficher les précédentes',
  failed: 'Nous n’avons pas pu charger vos notifications.',
  justNow: 'À l’instant',
  isUnread: 'Non lue',
  group: { all: 'Toutes', order: 'Commandes', offer: 'Offres', account: 'Compte' },
  empty: {
    title: 'Rien de nouveau',
    text: 'Les nouvelles commandes, les délais et les résultats de vos imports apparaîtront ici.',
  },
  kind: {
    order_new: '{count, plural, one {Nouvelle commande {number}} other {# nouvelles commandes}}',
    order_due_today:
      '{count, plural, one {# commande à expédier aujourd’hui} other {# commandes à expédier aujourd’hui}}',
    order_due_soon:
      '{count, plural, one {Commande {number} à expédier dans les 2 heures} other {# commandes à expédier dans les 2 heures}}',
    order_overdue: '{count, plural, one {La commande {number} est en retard} other {# commandes sont en retard}}',
    order_cancelled_by_customer: 'Le client a annulé la commande {number}',
    message_new: 'Nouveau message sur la commande {number}',
    message_due_soon: 'Réponse sur la commande {number} attendue dans moins de 2 heures',
    order_replacement_declined: 'Pas de remplacement pour la commande {number} : écrivez au client',
    upload_done: 'Import de {fileName} terminé : {count, plural, one {# ligne} other {# lignes}}',
    upload_failed: 'L’import de {fileName} a échoué',
    red_results:
      '{count, plural, one {# produit n’est pas en vente et demande votre attention} other {# produits ne sont pas en vente et demandent votre attention}}',
    feed_stale: 'Votre flux de stock n’a rien envoyé de nouveau depuis {hours, plural, one {# heure} other {# heures}}',
    webhook_given_up:
      '{address} n’a pas accepté « {event} » après 8 tentatives. Vous pouvez le renvoyer pendant 30 jours.',
    webhook_off: 'Nous n’envoyons plus rien à {address} : aucune réponse valable depuis 3 jours.',
    impersonation_started: '{operator} : connexion en votre nom',
    feed_held:
      'Une liste de votre flux de stock attend votre vérification.{leaving, plural, =0 {} one { # offre quitterait la vente.} other { # offres quitteraient la vente.}}{moved, plural, =0 {} one { # prix changerait fortement.} other { # prix changeraient fortement.}}',
    return_requested: 'Nouveau retour {number} : à examiner',
    return_received: 'Le retour {number} est arrivé : vérifiez les produits et décidez',
    return_due: 'Le retour {number} arrive à échéance dans la journée',
    return_evidence: '{number} : le client conteste, la marketplace a besoin de vos preuves',
    return_proposed: 'Retour {number} : une proposition au-dessus de la limite attend le titulaire',
    return_sent_back: 'Retour {number} : le titulaire a renvoyé la proposition',
    return_not_restocked: 'Retour {number} : des unités ne sont pas revenues en stock',
    return_ruled: 'La marketplace a tranché sur le retour {number}',
    price_rule_held: 'La règle de prix « {rule} » s’est arrêtée : {offers} prix sur {of} attendent votre décision',
    price_war_stopped:
      '{count, plural, one {Guerre des prix arrêtée sur # produit} other {Guerres des prix arrêtées sur # produits}} : « {rule} » attend jusqu’à demain',
    price_proposal_new:
      '{count, plural, one {Nouvelle proposition de prix pour # produit} other {Nouvelle proposition de prix pour # produits}}',
    price_proposal_ending:
      '{count, plural, one {Une proposition de prix pour # produit expire dans moins de 48 heures} other {Une proposition de prix pour # produits expire dans moins de 48 heures}}',
    payout_valid: '{provider} a validé votre compte de versement',
    payout_pending: '{provider} vérifie votre compte de versement ; les versements sont suspendus',
    payout_invalid: '{provider} ne peut pas verser sur votre compte : vérifiez ce qui manque',
    documents_complete:
      '{count, plural, one {Le document qui manquait dans votre téléchargement est prêt. Créez-le à nouveau.} other {Les # documents qui manquaient dans votre téléchargement sont prêts. Créez-le à nouveau.}}',
    set_ready: 'Le dossier du mois {month} est prêt',
    set_incomplete:
      'Le dossier du mois {month} est prêt, {count, plural, one {# élément manque} other {# éléments manquent}}',
    documents_new: 'Nouveaux documents de {month}',
    tax_month_closed: 'Le mois fiscal {month} est clôturé : ses chiffres et fichiers ne changent plus',
    invoice_ready: 'Nouvelle facture {number}',
    payout_sent: 'Versement {number} envoyé sur votre compte',
    payout_held: 'Le versement {number} est suspendu',
    payout_returned: 'La banque a rejeté le versement {number} : vérifiez l’IBAN',
    payout_blocked: 'Tous les versements ont été bloqués depuis votre compte',
    metrics_at_risk:
      'L’état de votre compte est préoccupant : {cancelled, plural, one {# commande annulée} other {# commandes annulées}} sur {count}, {late} en retard',
    metrics_exceeded:
      'L’état de votre compte est mauvais : {cancelled, plural, one {# commande annulée} other {# commandes annulées}} sur {count}, {late} en retard',
    dispute_accepted: 'Contestation de la commande {number} acceptée : elle ne compte plus à la prochaine publication',
    dispute_refused: 'Contestation de la commande {number} refusée. Le motif figure à côté de la commande.',
    service_on:
      'Service actif : {service, select, same_day {Livraison le jour même} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Flux de stock} electronic_receipt {Ticket électronique} fulfillment {Fulfilment} gold_partner {Partenaire Gold} otc {Médicaments sans ordonnance} other {{service}}}',
    service_off:
      'Service terminé : {service, select, same_day {Livraison le jour même} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Flux de stock} electronic_receipt {Ticket électronique} fulfillment {Fulfilment} gold_partner {Partenaire Gold} otc {Médicaments sans ordonnance} other {{service}}}',
    service_refused:
      'Demande refusée : {service, select, same_day {Livraison le jour même} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Flux de stock} electronic_receipt {Ticket électronique} fulfillment {Fulfilment} gold_partner {Partenaire Gold} otc {Médicaments sans ordonnance} other {{service}}}',
    service_kept:
      'Résiliation refusée : {service, select, same_day {Livraison le jour même} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Flux de stock} electronic_receipt {Ticket électronique} fulfillment {Fulfilment} gold_partner {Partenaire Gold} otc {Médicaments sans ordonnance} other {{service}}}',
  },
  preferences: {
    sound: 'Son pour les nouvelles commandes urgentes',
    soundText: 'Un bref signal lorsqu’une commande express ou du jour même arrive pendant que le portail est ouvert.',
    email: 'Par e-mail',
    emailText: 'Nous envoyons les e-mails à {address}, regroupés par thème, au plus une fois toutes les 5 minutes.',
    play: 'Écouter le signal',
    failed: 'Nous n’avons pas pu enregistrer le réglage.',
  },
};

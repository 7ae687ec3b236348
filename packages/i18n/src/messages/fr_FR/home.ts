export const home = {
  title: 'À faire maintenant',
  failed: {
    title: 'Impossible de charger ce qui est à faire',
    text: 'Vos commandes et vos offres ne sont pas concernées.',
  },
  orders: {
    due: '{count, plural, one {# commande à préparer aujourd’hui} other {# commandes à préparer aujourd’hui}}',
    none: 'Aucune commande à préparer aujourd’hui',
    state:
      '{fresh, plural, =0 {Aucune nouvelle} one {# nouvelle} other {# nouvelles}}, {overdue, plural, =0 {aucune en retard} other {# en retard}}.',
    first: '{count, plural, one {La première part avant {time}.} other {Les # premières partent avant {time}.}}',
    later:
      '{count, plural, one {# commande part plus tard, avant le {when}.} other {# commandes partent plus tard, la première avant le {when}.}}',
    nothing: 'Les nouvelles commandes s’affichent ici dès leur arrivée.',
    prepare: 'Préparer les commandes',
    open: 'Voir les commandes',
    day: 'Échéances du jour',
    now: 'Maintenant',
    in: 'dans {left}',
    moment: '{count, plural, one {# commande à expédier} other {# commandes à expédier}}',
    closing: '{count, plural, =0 {Fermeture} one {Fermeture : # commande} other {Fermeture : # commandes}}',
    minutes: '{minutes} min',
    hours: '{hours} h {minutes} min',
  },
  lines: {
    title: 'Ensuite',
    note: 'par ordre d’urgence',
    nothing: 'Rien d’autre à faire',
    nothingText: 'Dès que quelque chose vous attend, vous le verrez ici.',
    more: 'et {count} de plus',
  },
  line: {
    not_on_sale: {
      title: '{count, plural, one {# produit n’est pas en vente} other {# produits ne sont pas en vente}}',
      text: '{causes, plural, one {Une cause} other {# causes}} pour {fixable} d’entre eux : {names}',
      action: 'Corriger',
    },
    feed_held: {
      title: 'Votre flux est en attente',
      text: 'La dernière liste change plus que d’habitude. Vérifiez-la avant de l’appliquer.',
      action: 'Vérifier',
    },
    price_rule_held: {
      title: 'La règle de prix « {rule} » s’est arrêtée',
      text: '{offers} prix sur {of} attendent votre décision. Rien n’a été modifié.',
      action: 'Vérifier',
    },
    feed_failing: {
      title: 'Votre flux est illisible',
      text: 'Les prix et les stocks datent du {when}.',
      action: 'Voir',
    },
    price_proposals: {
      title:
        '{count, plural, one {# proposition de prix en attente de réponse} other {# propositions de prix en attente de réponse}}',
      text: '{count, plural, one {Elle expire le {when}.} other {La première expire le {when}.}}',
      action: 'Répondre',
    },
    performance: {
      title: { concerning: 'L’état de votre compte est préoccupant', poor: 'L’état de votre compte est mauvais' },
      text: 'La semaine dernière : {cancelled, plural, one {# commande annulée} other {# commandes annulées}} sur {orders}, {late} en retard.',
      provisional:
        'La semaine dernière (provisoire) : {cancelled, plural, one {# commande annulée} other {# commandes annulées}} sur {orders}, {late} en retard.',
      action: 'Voir',
    },
    payout: {
      title: {
        not_started: 'Configurez votre compte de versement',
        lacking:
          '{count, plural, one {Compte de versement en attente : il manque une information} other {Compte de versement en attente : il manque # informations}}',
        refused: 'Votre compte de versement a été refusé',
      },
      text: 'Les versements commencent dès qu’il est valide.',
      waits: '{amount} attendent d’être versés.',
      action: 'Compléter',
    },
    invoices: {
      title: '{count, plural, one {# facture à compenser} other {# factures à compenser}}',
      text: '{count, plural, one {Nous la compensons avec vos versements avant le {day}.} other {Nous les compensons avec vos versements, la première avant le {day}.}}',
      overdue: 'La première était à régler le {day}. Vérifiez votre compte de versement.',
      action: 'Voir',
    },
    payout_account: {
      title:
        '{count, plural, one {Il manque une information sur le compte bancaire} other {Il manque # informations sur le compte bancaire}}',
      text: 'Sans cela, aucun versement n’est possible : {names}',
      action: 'Compléter',
    },
    vat_number: {
      title: {
        invalid: 'VIES ne connaît pas votre numéro de TVA',
        unverified: 'Votre numéro de TVA n’est pas encore vérifié',
      },
      text: {
        invalid: 'Corrigez le numéro ou faites-le activer pour les échanges dans l’UE.',
        unverified: 'VIES n’a pas encore répondu. Nous réessayons régulièrement.',
      },
      action: 'Voir',
    },
    company_data: {
      title:
        '{count, plural, one {Il manque une information sur l’entreprise} other {Il manque # informations sur l’entreprise}}',
      text: '{names}',
      action: 'Compléter',
    },
    parcels: {
      title: '{count, plural, one {# colis attend son enlèvement} other {# colis attendent leur enlèvement}}',
      text: 'Imprimez le bordereau de remise de chaque transporteur.',
      action: 'Voir',
    },
    storage: {
      title: '{share} de votre espace est utilisé',
      text: {
        file_bytes:
          'Supprimez les images et documents dont vous n’avez plus besoin. Une fois l’espace plein, rien de nouveau n’est enregistré.',
        export_bytes:
          'Les fichiers préparés pour vous disparaissent d’eux-mêmes en un jour. Une fois l’espace plein, aucun nouveau n’est préparé.',
      },
      action: 'Voir',
    },
    public_holiday: {
      title: '{day} est un jour férié',
      text: 'Votre boutique compte comme fermée : les commandes sont à expédier le jour d’ouverture suivant.',
      action: 'Voir',
    },
    invitations: {
      title: '{count, plural, one {Une invitation expire bientôt} other {# invitations expirent bientôt}}',
      text: '{count, plural, one {Elle expire le {when}.} other {La première expire le {when}.}}',
      action: 'Renvoyer',
    },
    services: {
      title:
        '{count, plural, one {Un service est en attente de décision} other {# services sont en attente de décision}}',
      text: '{brand} se prononce sur votre demande.',
      action: 'Voir',
    },
    profile: {
      title:
        '{count, plural, one {Il manque une chose au profil de la boutique} other {Il manque # choses au profil de la boutique}}',
      text: '{names}',
      action: 'Ajouter',
    },
  },
  part: {
    logo: 'Logo',
    background: 'Image de couverture',
    short_description: 'Description courte',
    about: 'À propos de la boutique',
    opening_hours: 'Horaires',
    phone: 'Téléphone',
    email: 'E-mail',
  },
  warehouse: {
    title: 'Entrepôt {brand}',
    catalogue: 'Catalogue',
    left: '{count, plural, one {# unité} other {# unités}}',
    low: 'Stock faible',
    enough: 'Aucun produit n’arrive en rupture.',
    orders: '{count, plural, =0 {Aucune commande en cours.} one {# commande en cours.} other {# commandes en cours.}}',
    counts:
      '{low, plural, =0 {} other {# bientôt en rupture.}} {none, plural, =0 {} one {# épuisé.} other {# épuisés.}} {expiring, plural, =0 {} one {# expire dans les {days} jours.} other {# expirent dans les {days} jours.}}',
  },
};

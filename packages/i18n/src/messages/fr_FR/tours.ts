export const tours = {
  skip: 'Passer',
  back: 'Retour',
  next: 'Suivant',
  done: 'Terminé',
  counter: '{current} sur {total}',
  ofScreen: 'Visites de cet écran',
  order_card: {
    name: 'Une commande en un coup d’œil',
    number: {
      title: 'Numéro et montant',
      text: 'Le numéro tel qu’il figure sur le bon de livraison et le montant de la commande. Un point signale que personne ne l’a encore ouverte.',
    },
    customer: {
      title: 'Client et unités',
      text: 'Le prénom et la ville du client, et le nombre d’unités à préparer.',
    },
    deadline: {
      title: 'Délai d’expédition',
      text: 'Le temps restant avant l’expédition, le mode de livraison et le statut. Orange : moins de deux heures ; rouge : moins de trente minutes ou en retard.',
    },
    open: {
      title: 'L’ouvrir',
      text: 'Cliquez sur la carte, ou appuyez sur Entrée, pour voir les articles, l’adresse et les actions possibles. Les flèches passent d’une carte à l’autre.',
    },
  },
  new_orders_download: {
    name: 'Télécharger les nouvelles commandes',
    button: {
      title: 'Toutes les nouvelles commandes dans un fichier',
      text: 'Téléchargez vos nouvelles commandes les plus récentes au format Excel ou CSV, une ligne par unité, pour votre propre système.',
    },
  },
  order_desk: {
    name: 'Quarante colis avant le passage du transporteur',
    many: {
      title: 'Plusieurs à la fois',
      text: 'Cochez des commandes, ou appuyez sur X, pour les confirmer, les expédier ou les imprimer ensemble. Vous avez dix secondes pour annuler.',
    },
    pack: {
      title: 'Emballer avec le lecteur',
      text: 'Scannez chaque boîte puis l’étiquette : une boîte erronée est arrêtée, la commande est expédiée et la suivante arrive. Commencez avec B.',
    },
    ship: {
      title: 'Expédier à partir d’une liste',
      text: 'Collez la liste de votre transporteur ou déposez son fichier. Nous associons les numéros de suivi aux commandes, et vous les vérifiez avant tout envoi.',
    },
    views: {
      title: 'Enregistrer votre vue',
      text: 'Gardez les filtres que vous utilisez chaque jour, avec le nombre de commandes, pour vous ou pour toute la boutique.',
    },
  },
  my_products_launch: {
    name: 'Vos produits',
    search: {
      title: 'Trouver un produit',
      text: 'Saisissez une partie du nom, le code CIP/ACL ou l’EAN. Les petites fautes de frappe ne gênent pas.',
    },
    columns: {
      title: 'Choisir les colonnes',
      text: 'Affichez ce qu’il vous faut et masquez le reste. Votre choix est conservé dans ce navigateur.',
    },
    export: {
      title: 'Exporter',
      text: 'Téléchargez tous les produits ou seulement ceux que vous avez filtrés. Nous créons les gros fichiers en arrière-plan.',
    },
    price: {
      title: 'Modifier les prix dans le tableau',
      text: 'Cliquez sur le prix, saisissez le nouveau et voyez aussitôt votre position. Vous pouvez l’annuler pendant dix secondes.',
    },
  },
  offer_upload_launch: {
    name: 'Importer des offres',
    type: {
      title: 'Ce que le fichier modifie',
      text: 'Le stock et le prix ensemble, ou les prix seuls. Les offres absentes du fichier ne changent pas.',
    },
    drop: {
      title: 'Déposez le fichier ici',
      text: 'Rien ne change encore. Vous voyez d’abord l’effet de chaque ligne et pouvez corriger les erreurs sur place.',
    },
    template: {
      title: 'Prenez le modèle',
      text: 'Il a les bonnes colonnes pour votre pays et conserve les zéros initiaux.',
    },
    history: {
      title: 'Ce que vous avez importé',
      text: 'Chaque import avec son résultat. Un import appliqué peut être annulé pendant 24 heures.',
    },
  },
  invoices_new_reports: {
    name: 'Factures et nouveaux rapports',
    list: {
      title: 'Tout dans une liste',
      text: 'Factures, avoirs et nouveaux rapports mensuels, mois par mois avec votre solde.',
    },
    archive: {
      title: 'Tout télécharger',
      text: 'Une archive pour une année ou pour toutes. Nous la créons en arrière-plan.',
    },
    joined: {
      title: 'Un mois en un seul PDF',
      text: 'Pour votre comptable : tous les documents d’un mois, avec sommaire et signets.',
    },
  },
  invoices_shipping_vat: {
    name: 'Factures avec TVA sur le port',
    type: {
      title: 'TVA sur le port',
      text: 'La TVA sur les frais de port de vos clients a chaque mois sa propre facture. Son PDF indique montant HT, taux et taxe.',
    },
  },
  sync_results_launch: {
    name: 'Résultats de synchro',
    progress: {
      title: 'Votre progression',
      text: 'La part de vos produits sans résultat rouge et le niveau que vous avez atteint.',
    },
    causes: {
      title: 'Pourquoi des produits ne sont pas en vente',
      text: 'Regroupés par cause, avec le nombre de produits de chacune.',
    },
    remedy: {
      title: 'Corriger en nombre',
      text: 'Chaque cause propose une correction. Le bouton indique combien de produits il modifie.',
    },
    feed: {
      title: 'Votre flux de stock',
      text: 'Quand nous l’avons récupéré pour la dernière fois et s’il contenait du nouveau.',
    },
  },
  business_launch: {
    name: 'Vos ventes',
    figures: {
      title: 'Aujourd’hui face à la semaine dernière',
      text: 'La journée en cours, comparée aux mêmes heures une semaine plus tôt, et les sept derniers jours.',
    },
    days: {
      title: 'Chaque jour et ses commandes',
      text: 'Le trait sur la barre marque le même jour de la semaine précédente. Dans le tableau, un jour ouvre ses commandes.',
    },
    runningOut: {
      title: 'Bientôt épuisé',
      text: 'Combien de temps dure votre propre stock au rythme des quatre dernières semaines. Mettez-le à jour d’ici.',
    },
    best: {
      title: 'Meilleures ventes',
      text: 'Par unités ou par montant. Un produit ouvre ses commandes, son stock ouvre votre offre.',
    },
  },
  performance_launch: {
    name: 'Vos performances',
    status: { title: 'Où en est votre compte', text: 'L’état de votre compte et sa raison, en un coup d’œil.' },
    cancelled: {
      title: 'Commandes annulées',
      text: 'La part des commandes annulées la semaine dernière. Cliquez sur un nombre pour voir ses commandes.',
    },
    late: { title: 'Commandes en retard', text: 'Les commandes parties après leur délai, ou pas du tout.' },
    tabs: {
      title: 'Choisissez ce que vous regardez',
      text: 'Passez des commandes annulées aux commandes en retard. Le curseur suit.',
    },
    chart: {
      title: 'Les 12 dernières semaines',
      text: 'L’évolution du taux par rapport aux limites. La barre hachurée est la semaine en cours.',
    },
    last: {
      title: 'La dernière période en chiffres',
      text: 'Chaque chiffre ouvre exactement les commandes qu’il compte.',
    },
  },
};

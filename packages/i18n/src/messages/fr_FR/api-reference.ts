export const apiReference = {
  title: 'Référence de l’API',
  back: 'Retour à vos systèmes',
  note: 'v{version}, {count, plural, one {# opération} other {# opérations}}, du serveur en service',
  document: 'Document OpenAPI',
  token: 'Jeton des exemples',
  noToken: 'Nouveau jeton',
  list: 'Opérations',
  find: 'Chercher une opération',
  clear: 'Effacer la recherche',
  nothing: 'Aucune opération ne correspond à « {text} ».',
  unknown: 'Il n’y a pas d’opération « {page} » ici.',
  area: 'À propos de l’API',
  start: {
    title: 'Pour commencer',
    authentication: 'Authentification',
    repeat: 'Répéter sans risque',
    errors: 'Erreurs et limites',
    sandbox: 'Bac à sable',
  },
  page: {
    sandbox: {
      title: 'Essayer dans le bac à sable',
      first:
        'Un jeton de test commence par ofz_, la place de marché et _test_. Tout ce qu’il appelle agit sur une boutique inventée : quelques offres et commandes que personne d’autre ne voit. Chaque réponse le signale par l’en-tête Offizin-Sandbox valant true.',
      second:
        'POST /sandbox/orders crée une commande inventée. Confirmez-la et traitez-la comme une vraie, puis déclenchez ce que font le client et le transporteur avec POST /sandbox/orders/ID/events. Avec POST /sandbox/orders/ID/messages, le client écrit ; avec POST /sandbox/orders/ID/returns, il renvoie ce qui a été livré.',
      third:
        'Les points de terminaison de test en reçoivent les webhooks. Personne ne reçoit d’e-mail, rien n’est comptabilisé et rien n’apparaît dans vos chiffres ; les commandes inventées sont supprimées après 30 jours.',
    },
    authentication: {
      title: 'Authentification',
      first:
        'Chaque appel porte un jeton de la boutique dans l’en-tête Authorization. Créez-en un par système sous « Vos systèmes », avec les seuls droits nécessaires.',
      second:
        'Gardez le jeton dans une variable d’environnement ou un coffre à secrets, jamais dans le code. Les exemples le lisent dans la variable qui porte le nom du jeton.',
      third:
        'Un jeton faux, expiré ou révoqué reçoit un 401 ; un jeton sans le droit nécessaire, un 403 avec le code api_token.scope.',
    },
    repeat: {
      title: 'Répéter sans risque',
      first:
        'Les appels qui modifient quelque chose prennent un Idempotency-Key : un texte de 8 à 100 caractères que vous choisissez une fois par action.',
      second:
        'Si la réponse se perd, renvoyez le même appel avec la même clé. Vous recevez la première réponse et rien n’arrive deux fois. La même clé avec un autre contenu est refusée par un 422.',
      third:
        'Si le corps contient une version, envoyez celle que vous avez lue. Si la commande a changé depuis, vous recevez un 409 et la relisez.',
    },
    errors: {
      title: 'Erreurs et limites',
      first:
        'Les erreurs sont du JSON de type application/problem+json. Décidez d’après le champ message, un code stable comme order.version_conflict ; les autres champs s’adressent aux personnes.',
      second:
        'Chaque réponse indique dans ses en-têtes RateLimit combien d’appels restent dans la minute. Après un 429 ou un 503, attendez les secondes de Retry-After, puis renvoyez le même appel.',
      third:
        'Si vous avez besoin d’aide, indiquez-nous le requestId de la réponse : il nous permet de retrouver l’appel.',
    },
  },
  place: {
    path: 'Dans le chemin',
    query: 'Dans la requête',
    header: 'En-têtes',
    body: 'Corps',
    answer: 'Dans la réponse',
  },
  required: 'obligatoire',
  optional: 'facultatif',
  nullable: 'ou null',
  anyToken: 'Tout jeton',
  lacks: 'Demande {scope} ; « {name} » a {scopes}',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas fonctionné. Sélectionnez le texte et copiez-le vous-même.',
  copyPath: 'Copier le chemin',
  copyRequest: 'Copier l’appel',
  request: 'Appel',
  language: 'Langage de l’exemple',
  variable: '{variable} est l’endroit où votre système garde le jeton « {name} ».',
  noVariable: '{variable} est l’endroit où votre système garde son jeton. Vous n’en avez pas encore.',
  inSandbox: 'C’est un jeton de test : l’appel agit dans le bac à sable.',
  testToken: '{name} …{lastFour} (essai)',
  answer: 'Réponse',
  status: 'Statut de la réponse',
  file: 'La réponse est un fichier : {type}',
  everywhere: 'Possible pour tout appel',
  dock: {
    title: 'Envois de webhooks',
    open: 'Ouvrir les envois',
    close: 'Fermer les envois',
    endpoint: 'Point de terminaison',
    allEndpoints: 'Tous les points de terminaison',
    since: '{count} en attente depuis {when}',
    sendAll: 'Tout envoyer ({count})',
    ask: 'Envoyer {count} événements ?',
    askText: 'Votre système les reçoit tous d’un coup, les plus anciens d’abord. Leurs identifiants ne changent pas.',
    allSent: '{sent} sont en cours d’envoi.',
    someSent: '{sent} sont en cours d’envoi ; il en reste {left}. Appuyez encore pour les suivants.',
    none: 'Aucun point de terminaison',
    noneText:
      'Ajoutez un point de terminaison sous « Vos systèmes » et nous l’appelons dès qu’il se passe quelque chose. Ce que nous avons envoyé et ce que votre système a répondu s’affiche ici pendant 30 jours.',
    views: 'Ce qui est affiché',
    body: 'Corps',
    headers: 'En-têtes',
    answer: 'Votre réponse',
    answerWith: 'Votre réponse, {status}',
    copy: 'Copier : {what}',
    noAnswer: 'Votre système a répondu sans contenu.',
    notSent: 'Rien n’a encore été envoyé.',
    bytes:
      'Mis en lignes pour la lecture ; « Copier » donne les octets exacts qui ont été signés. Identifiants et états seulement : lisez le reste par l’API.',
    offline: 'Vous êtes hors ligne. L’envoi sera possible dès le retour de la connexion.',
    about: 'À propos de cet envoi',
    attempts: 'Tentatives',
    sameId: 'Lors d’un nouvel envoi, l’identifiant reste le même : votre système reconnaît le même événement.',
  },
};

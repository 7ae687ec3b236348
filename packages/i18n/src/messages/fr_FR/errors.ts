export const errors = {
  generic: 'Une erreur est survenue. Réessayez.',
  network: 'Le portail est injoignable. Vérifiez votre connexion Internet et réessayez. Rien n’a été perdu.',
  storageFull:
    'L’espace de stockage de ce navigateur est plein. Le portail continue de fonctionner, mais ne retiendra pas vos réglages.',
  chunk: {
    title: 'Le portail a été mis à jour',
    text: 'Rechargez la page pour continuer avec la nouvelle version.',
    reload: 'Recharger',
  },
  crash: {
    title: 'Un problème est survenu sur cette page',
    text: 'Vos données sont en sécurité. Rechargez la page ; si le problème persiste, dites à l’assistance ce que vous avez fait en dernier.',
  },
  unknownHost: 'Adresse inconnue',
  busy: 'Le portail est très sollicité',
  busyText: 'Cette page réessaie d’elle-même dans quelques secondes. Rien n’est perdu.',
  requestId: 'Référence : {requestId}',
  nextRows: { text: 'Les lignes suivantes n’ont pas pu être chargées.' },
  code: {
    request: {
      malformed: 'Un problème est survenu. Rechargez la page et réessayez.',
      invalid: 'Vérifiez les champs signalés en rouge.',
      unsupported_media_type: 'Ce type de fichier n’est pas accepté. Vérifiez les formats acceptés et réessayez.',
      too_large: 'Ce fichier est trop volumineux. Réduisez-le et réessayez.',
      timeout: 'L’envoi a pris trop de temps. Vérifiez votre connexion et réessayez.',
    },
    idempotency: {
      key_required: 'La requête était incomplète. Rechargez la page et réessayez.',
      key_reused: 'Nous avons déjà reçu une autre version de ceci. Rechargez la page pour voir la dernière.',
      in_progress: 'Le traitement est déjà en cours. Patientez un instant.',
    },
    invalid_credentials: 'Vos identifiants sont incorrects.',
    user_banned: 'Ce compte est bloqué. Contactez l’assistance.',
    session_expired: 'Votre session a expiré. Reconnectez-vous.',
    csrf: { invalid: 'La page n’est plus à jour. Rechargez-la et réessayez.' },
    access: {
      brand: 'Cette fonction n’existe pas sur votre place de marché.',
      service: 'Votre compte ne comprend pas ce service. Contactez-nous pour l’ajouter.',
      seller_type: 'Pour votre compte, cette fonction se trouve ailleurs dans le portail.',
      impersonation: 'Impossible tant que vous êtes connecté en tant que vendeur.',
      approval: 'Votre commerce est encore en cours de vérification.',
      role: 'Votre rôle ne le permet pas. Demandez à un titulaire du commerce.',
      second_factor: 'Configurez d’abord un deuxième facteur sous Accès.',
    },
    human_check_required: 'Confirmez que vous êtes un être humain, puis reconnectez-vous.',
    impersonation: { invalid: 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.' },
    not_found: 'Cette page n’existe pas, ou vous n’y avez pas accès.',
    host: { unknown: 'Il n’y a pas de portail à cette adresse. Vérifiez le lien et réessayez.' },
    order_batch: { sent: 'C’est déjà envoyé : impossible d’annuler.' },
    order: {
      invalid_state: 'Ce n’est plus possible, car le statut de la commande a changé. Rechargez la page pour le voir.',
      version_conflict: 'Quelqu’un d’autre vient de modifier cette commande. Vérifiez-la et réessayez.',
      nothing_left: 'Toutes les unités de cette commande sont déjà annulées.',
      sent: 'C’est déjà envoyé : il est trop tard pour annuler.',
    },
    offer: {
      version_conflict:
        'Cette offre vient d’être modifiée. Vous en voyez la dernière version : refaites votre modification si elle reste utile.',
      refused: 'Cette modification enfreint une règle de la place de marché. Nous ne l’avons pas enregistrée.',
    },
    catalogue: {
      busy: 'Nous appliquons un import ou un flux. Réessayez dans quelques secondes. Rien n’est perdu.',
    },
    signin: {
      expired: 'Saisissez à nouveau votre mot de passe.',
      wait: 'Trop de tentatives. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.',
      no_shop: 'Vous ne faites plus partie d’aucune équipe. Demandez à un titulaire de vous réinviter.',
      passkey_required:
        'Votre boutique exige un second facteur. Connectez-vous avec votre passkey, à l’adresse où vous l’avez créée.',
    },
    rate_limited: 'Trop de requêtes. Réessayez dans une minute.',
    overloaded: 'Le portail est très sollicité. Réessayez dans quelques secondes.',
    internal:
      'Un problème est survenu de notre côté. Réessayez plus tard. Si cela se reproduit, contactez l’assistance.',
    passkey: {
      invalid: 'Cette clé d’accès n’a pas été acceptée.',
      exists: 'Cet appareil a déjà une clé d’accès.',
      limit: 'Supprimez d’abord une clé d’accès.',
    },
    reauthentication: {
      required: 'Confirmez que c’est bien vous.',
      second_factor: 'Le mot de passe ne suffit pas ici. Utilisez votre deuxième facteur.',
    },
    code_invalid: 'Ce code n’est pas correct.',
    code_expired: 'Ce code a expiré. Demandez-en un nouveau.',
    password_already_used: 'Vous avez déjà utilisé ce mot de passe. Choisissez-en un autre.',
    mail: {
      unavailable: 'Nous ne pouvons pas envoyer d’e-mails pour le moment. Rien n’a changé. Contactez l’assistance.',
    },
    user_exists: 'Un compte existe déjà avec cette adresse.',
    registration: {
      invalid_state: 'L’inscription a changé entre-temps. Rechargez la page.',
      link_used: 'Ce lien a déjà servi ou a expiré.',
    },
    invitation: {
      used: 'Cette invitation a été utilisée, annulée ou a expiré. Demandez-en une nouvelle.',
      other_account: 'Cette invitation est destinée à une autre adresse. Déconnectez-vous et rouvrez le lien.',
    },
    session: {
      other_shop: 'Vous travaillez maintenant dans un autre commerce. Rechargez cette page.',
    },
    settings: {
      version_conflict: 'Quelqu’un d’autre a enregistré entre-temps. Vérifiez votre saisie et enregistrez à nouveau.',
    },
    image: {
      unreadable: 'Cette image est illisible. Choisissez-en une autre.',
    },
    files: {
      full: 'Il n’y a plus de place pour des fichiers. Supprimez-en un d’abord.',
      unavailable: 'Les fichiers ne peuvent pas être enregistrés pour le moment. Réessayez plus tard.',
    },
    address: {
      lookup_failed: 'La recherche d’adresse a échoué. Cherchez à nouveau ou saisissez l’adresse ci-dessous.',
    },
  },
  field: {
    required: 'Obligatoire',
    invalid: 'Format incorrect',
    unknown: 'Non prévu ici',
    too_short: 'Au moins {limit, plural, one {# caractère} other {# caractères}}',
    too_long: 'Au plus {limit, plural, one {# caractère} other {# caractères}}',
    too_small: 'Au moins {limit}',
    too_large: 'Au plus {limit}',
    not_available: 'Non disponible ici',
    control_character: 'Contient un caractère non autorisé',
    too_simple: 'Il faut une majuscule, une minuscule, un chiffre et un caractère spécial, sans espace',
    too_common: 'Trop facile à deviner',
    in_team: 'Cette personne fait déjà partie de l’équipe.',
    not_a_time: 'Saisissez une heure, p. ex. 8:30',
    reversed: 'Doit être après l’heure précédente',
    overlap: 'Doit commencer après la fin du créneau précédent',
    overlap_next_day: 'Doit se terminer avant les horaires du jour suivant',
    special_character: 'Pas de caractères spéciaux',
    past: 'Ce jour est passé',
  },
  dialog: {
    title: 'Le chargement a échoué',
    text: 'Vérifiez votre connexion et réessayez. Rien n’a été perdu.',
  },
  offline: {
    title: 'Pas de connexion',
    text: 'Vous voyez les dernières données chargées. Les modifications ne peuvent pas être enregistrées hors ligne.',
  },
};

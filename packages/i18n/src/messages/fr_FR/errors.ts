export const errors = {
  generic: 'Une erreur est survenue. Veuillez réessayer.',
  network: 'Le portail est injoignable. Vérifiez votre connexion et réessayez ; rien n’a été perdu.',
  storageFull:
    'L’espace de stockage de ce navigateur est plein. Le portail continue de fonctionner, mais ne retiendra pas vos réglages.',
  chunk: {
    title: 'Le portail a été mis à jour',
    text: 'Rechargez la page pour continuer avec la nouvelle version.',
    reload: 'Recharger',
  },
  crash: {
    title: 'Cet écran a cessé de fonctionner',
    text: 'Vos données sont en sécurité. Rechargez la page ; si le problème persiste, dites à l’assistance ce que vous avez fait en dernier.',
  },
  requestId: 'Référence : {requestId}',
  code: {
    request: {
      malformed: 'La requête n’a pas pu être lue. Rechargez la page et réessayez.',
      invalid: 'Veuillez vérifier les champs signalés.',
      unsupported_media_type: 'Ce type de fichier ou de données n’est pas accepté.',
      too_large: 'La taille dépasse la limite autorisée.',
    },
    idempotency: {
      key_required: 'La requête était incomplète. Rechargez la page et réessayez.',
      key_reused: 'Ceci a déjà été envoyé avec d’autres données. Rechargez la page et réessayez.',
      in_progress: 'Le traitement est déjà en cours. Patientez un instant.',
    },
    invalid_credentials: 'Vos identifiants sont incorrects.',
    user_banned: 'Ce compte est bloqué. Veuillez contacter l’assistance.',
    session_expired: 'Votre session a expiré. Veuillez vous reconnecter.',
    api_key: { invalid: 'La clé API n’est pas valable.', scope: 'La clé API ne permet pas cette opération.' },
    csrf: { invalid: 'La page n’est plus à jour. Rechargez-la et réessayez.' },
    access: {
      brand: 'Ceci n’est pas proposé sur votre place de marché.',
      service: 'Votre compte n’a pas souscrit le service nécessaire.',
      seller_type: 'Pour votre compte, cette fonction se trouve ailleurs dans le portail.',
      impersonation: 'Ceci est verrouillé tant que quelqu’un agit pour le vendeur.',
    },
    human_check_required: 'Veuillez confirmer que vous êtes un être humain, puis reconnectez-vous.',
    impersonation: { invalid: 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.' },
    not_found: 'Cette page n’existe pas, ou vous n’y avez pas accès.',
    host: { unknown: 'Aucun portail ne répond à cette adresse.' },
    order: {
      invalid_state: 'Ce n’est plus possible dans l’état actuel de la commande.',
      version_conflict: 'Quelqu’un d’autre a modifié cette commande entre-temps.',
      nothing_left: 'Il ne reste aucune unité de cette commande.',
    },
    shipment: { invalid_state: 'L’envoi ne peut pas passer à cet état.' },
    offer: {
      version_conflict: 'Cette offre a été modifiée entre-temps ; vous la voyez telle qu’elle est maintenant.',
      refused: 'L’offre enfreint une règle de la place de marché et n’a pas été modifiée.',
    },
    catalogue: {
      busy: 'Un import ou un flux est en cours d’application. Réessayez dans quelques secondes ; rien n’est perdu.',
    },
    sync: { no_remedy: 'Ce résultat n’a pas de correction en un clic.' },
    upload: {
      not_excel: 'Le fichier doit être un fichier Excel (.xlsx). Enregistrez-le comme classeur Excel et réessayez.',
      format_not_allowed:
        'La place de marché n’accepte pas de votre part les fichiers de ce format. Enregistrez-le comme classeur Excel (.xlsx) et réessayez.',
      invalid_state: 'Ce n’est plus possible dans l’état actuel de l’import.',
      revert_too_late: 'Un import ne peut être annulé que pendant 24 heures.',
    },
    download: {
      not_ready: 'Le fichier n’est pas encore prêt.',
      expired: 'Ce fichier a expiré. Préparez-le à nouveau.',
    },
    signin: { wait: 'Trop de tentatives. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.' },
    rate_limited: 'Trop de requêtes. Réessayez dans une minute.',
    overloaded: 'Le portail est très sollicité. Réessayez dans quelques secondes.',
    internal: 'Une erreur inattendue est survenue. Réessayez plus tard.',
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
  },
};

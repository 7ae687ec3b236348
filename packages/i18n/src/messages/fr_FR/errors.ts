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
    api_token: { too_many: 'Votre boutique a atteint le nombre maximal de jetons. Révoquez-en un d’abord.' },
    webhook: {
      too_many: 'Votre boutique a atteint le nombre maximal de points d’accès. Supprimez-en un d’abord.',
      not_active: 'Ce point d’accès est en pause ou désactivé. Réactivez-le d’abord.',
    },
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
    price_proposal: {
      invalid_state: 'Cette proposition n’est plus en cours. Consultez son état ; rien d’autre n’a changé.',
      incomplete: 'Une proposition s’accepte avec tous ses produits ou pas du tout. Sélectionnez-les tous.',
      refused: 'Certains prix ne peuvent pas être appliqués. Rien n’a changé. Vous pouvez refuser la proposition.',
    },
    return: {
      invalid_state: 'Ce retour a avancé entre-temps. Consultez son état actuel ; rien d’autre n’a changé.',
      version_conflict:
        'Quelqu’un d’autre a modifié ce retour avant vous. Consultez la décision ; la vôtre n’a pas été envoyée.',
      other_cost: 'Le coût a changé entre-temps. Vérifiez le nouveau montant et décidez à nouveau.',
    },
    sync: { no_remedy: 'Ce problème ne se corrige pas en un clic. Ouvrez le résultat pour voir que faire.' },
    upload: {
      not_excel: 'Le fichier doit être un fichier Excel (.xlsx). Enregistrez-le comme classeur Excel et réessayez.',
      format_not_allowed:
        'Vous ne pouvez pas importer ce type de fichier. Enregistrez-le comme classeur Excel (.xlsx) et réessayez.',
      day_full: '100 Mo et 4 millions de lignes sont possibles par jour. Réessayez demain.',
      full: 'Il n’y a plus de place pour les imports (2 Go). Les anciens fichiers sont supprimés après 90 jours.',
      invalid_state: 'Ce n’est plus possible, car le statut de l’import a changé. Rechargez la page pour le voir.',
      revert_too_late: 'Un import ne peut être annulé que pendant 24 heures.',
    },
    download: {
      not_ready: 'Le fichier n’est pas encore prêt. Réessayez dans un instant.',
      expired: 'Ce fichier a expiré. Créez-le à nouveau.',
      full: 'Il n’y a plus de place pour les fichiers créés (1 Go). Ils sont supprimés après deux jours : réessayez à ce moment-là.',
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
    authenticator: { exists: 'Une application de codes est déjà configurée.' },
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
    team: {
      last_owner: 'C’est le dernier titulaire. Nommez d’abord un autre titulaire.',
      second_factor_elsewhere:
        'Cette personne est aussi titulaire ou comptable dans une autre boutique. Seule la place de marché peut réinitialiser son deuxième facteur. Contactez le support.',
      second_factor_missing: 'Configurez d’abord votre propre deuxième facteur.',
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
    payout: {
      nothing_to_stop: 'Aucun changement de compte bancaire n’est en attente. Appelez-nous si quelque chose ne va pas.',
      provider_unavailable:
        'Le prestataire de paiement est injoignable pour le moment. Rien n’a été modifié. Réessayez dans quelques minutes.',
    },
    legal: {
      file_refused:
        'Ce PDF ne peut pas être utilisé : il est endommagé, protégé ou contient des scripts, des actions ou des pièces jointes. Enregistrez-le à nouveau comme PDF simple.',
    },
    dispute: {
      decided:
        'Cette contestation ne peut plus être retirée : la place de marché a déjà tranché. Actualisez pour voir le résultat.',
      not_possible:
        'Cette commande ne peut pas être contestée : elle ne compte plus, a déjà été contestée ou le délai est écoulé. Actualisez pour voir son état.',
    },
    tracking_list: {
      unreadable:
        'Nous ne pouvons pas lire ce classeur. Enregistrez-le de nouveau au format Excel (.xlsx) ou CSV, sans mot de passe ni macros.',
    },
    conversation: {
      changed:
        'Un nouveau message est arrivé dans cette conversation. Lisez-le d’abord, puis envoyez votre réponse ; votre brouillon est conservé.',
      invalid_state: 'Ce n’est pas possible à ce stade de la conversation. Consultez son état ; rien n’a changé.',
    },
    message_template: {
      too_many: 'Vous pouvez avoir 50 modèles au plus par langue. Supprimez-en un d’abord.',
    },
    saved_view: {
      too_many: 'Une liste ne peut pas avoir plus de 20 vues. Supprimez-en une d’abord.',
    },
    tax_month: {
      not_open: 'Ce mois est encore en cours ou déjà clôturé.',
    },
    closure: {
      too_many: 'Vous avez prévu 100 fermetures. Supprimez-en une d’abord.',
    },
    special_hours: {
      too_many: 'Vous avez prévu 100 jours d’horaires exceptionnels. Supprimez-en un d’abord.',
    },
    emergency_duty: {
      too_many: 'Vous avez prévu 200 gardes. Supprimez-en une d’abord.',
    },
    local_holiday: {
      too_many: 'Vous avez 40 jours fériés locaux. Supprimez-en un d’abord.',
    },
    service: {
      invalid_state: 'Ce service a changé entre-temps. Vérifiez-le à nouveau.',
      conditions: 'Il manque une condition pour ce service. Complétez-la, puis renvoyez la demande.',
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

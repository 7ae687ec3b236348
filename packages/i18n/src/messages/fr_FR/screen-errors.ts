export const screenErrors = {
  code: {
    impersonation: { invalid: 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.' },
    order: {
      invalid_state: 'Ce n’est plus possible, car le statut de la commande a changé. Rechargez la page pour le voir.',
      version_conflict: 'Quelqu’un d’autre vient de modifier cette commande. Vérifiez-la et réessayez.',
      nothing_left: 'Toutes les unités de cette commande sont déjà annulées.',
      sent: 'C’est déjà envoyé : il est trop tard pour annuler.',
    },
    idempotency: {
      key_required: 'La requête était incomplète. Rechargez la page et réessayez.',
      key_reused: 'Nous avons déjà reçu une autre version de ceci. Rechargez la page pour voir la dernière.',
      in_progress: 'Le traitement est déjà en cours. Patientez un instant.',
    },
    order_batch: { sent: 'C’est déjà envoyé : impossible d’annuler.' },
    reauthentication: {
      required: 'Confirmez que c’est bien vous.',
      second_factor: 'Le mot de passe ne suffit pas ici. Utilisez votre deuxième facteur.',
    },
    passkey: {
      invalid: 'Cette clé d’accès n’a pas été acceptée.',
      exists: 'Cet appareil a déjà une clé d’accès.',
      limit: 'Supprimez d’abord une clé d’accès.',
    },
    mail: {
      unavailable: 'Nous ne pouvons pas envoyer d’e-mails pour le moment. Rien n’a changé. Contactez l’assistance.',
    },
    registration: {
      invalid_state: 'L’inscription a changé entre-temps. Rechargez la page.',
      link_used: 'Ce lien a déjà servi ou a expiré.',
    },
    invitation: {
      used: 'Cette invitation a été utilisée, annulée ou a expiré. Demandez-en une nouvelle.',
      other_account: 'Cette invitation est destinée à une autre adresse. Déconnectez-vous et rouvrez le lien.',
    },
    address: {
      lookup_failed: 'La recherche d’adresse a échoué. Cherchez à nouveau ou saisissez l’adresse ci-dessous.',
    },
    offer: {
      version_conflict:
        'Cette offre vient d’être modifiée. Vous en voyez la dernière version : refaites votre modification si elle reste utile.',
      refused: 'Cette modification enfreint une règle de la place de marché. Nous ne l’avons pas enregistrée.',
    },
    catalogue: {
      busy: 'Nous appliquons un import ou un flux. Réessayez dans quelques secondes. Rien n’est perdu.',
    },
    settings: {
      version_conflict: 'Quelqu’un d’autre a enregistré entre-temps. Vérifiez votre saisie et enregistrez à nouveau.',
    },
    files: {
      full: 'Il n’y a plus de place pour des fichiers. Supprimez-en un d’abord.',
      unavailable: 'Les fichiers ne peuvent pas être enregistrés pour le moment. Réessayez plus tard.',
    },
    download: {
      not_ready: 'Le fichier n’est pas encore prêt. Réessayez dans un instant.',
      expired: 'Ce fichier a expiré. Créez-le à nouveau.',
      full: 'Il n’y a plus de place pour les fichiers créés (1 Go). Ils sont supprimés après deux jours : réessayez à ce moment-là.',
    },
    authenticator: { exists: 'Une application de codes est déjà configurée.' },
    team: {
      last_owner: 'C’est le dernier titulaire. Nommez d’abord un autre titulaire.',
      second_factor_elsewhere:
        'Cette personne est aussi titulaire ou comptable dans une autre boutique. Seule la place de marché peut réinitialiser son deuxième facteur. Contactez l’assistance.',
      second_factor_missing: 'Configurez d’abord votre propre deuxième facteur.',
    },
    tracking_list: {
      unreadable:
        'Nous ne pouvons pas lire ce classeur. Enregistrez-le de nouveau au format Excel (.xlsx) ou CSV, sans mot de passe ni macros.',
    },
    saved_view: {
      too_many: 'Une liste ne peut pas avoir plus de 20 vues. Supprimez-en une d’abord.',
    },
    api_token: {
      too_many: 'Votre boutique a atteint le nombre maximal de jetons. Révoquez-en un d’abord.',
      no_sandbox: 'Ce portail n’a pas de bac à sable, donc pas de jetons de test.',
    },
    sandbox: {
      only: 'Cela fonctionne uniquement dans le bac à sable, avec un jeton de test.',
      full: 'Le bac à sable a atteint le nombre maximal de commandes ouvertes. Terminez-en d’abord quelques-unes.',
    },
    events: {
      cursor_ahead: 'Ce curseur dépasse les événements que nous avons. Reprenez la lecture à partir du dernier.',
      cursor_outdated:
        'Les événements qui suivent ce curseur ont plus de 30 jours et sont supprimés. Comparez vos commandes avec les nôtres, puis reprenez au premier que nous conservons.',
    },
    webhook: {
      too_many: 'Votre boutique a atteint le nombre maximal de points de terminaison. Supprimez-en un d’abord.',
      not_active: 'Ce point de terminaison est en pause ou désactivé. Réactivez-le d’abord.',
    },
    price_proposal: {
      invalid_state: 'Cette proposition n’est plus en cours. Consultez son état ; rien d’autre n’a changé.',
      incomplete: 'Une proposition s’accepte avec tous ses produits ou pas du tout. Sélectionnez-les tous.',
      refused: 'Certains prix ne peuvent pas être appliqués. Rien n’a changé. Vous pouvez refuser la proposition.',
    },
    price_rule: {
      invalid_state: 'Cette règle de prix est entre-temps dans un autre état. Vérifiez-le ; rien d’autre n’a changé.',
      version_conflict:
        'Quelqu’un d’autre a d’abord modifié cette règle de prix. Vérifiez ce qui s’applique ; vos modifications n’ont pas été enregistrées.',
      preview_old: 'L’aperçu date de plus de cinq minutes. Recalculez-le, puis vous pourrez activer la règle.',
      too_many: 'Votre boutique ne peut pas avoir plus de 50 règles de prix. Supprimez-en d’abord une.',
    },
    return: {
      invalid_state: 'Ce retour a avancé entre-temps. Consultez son état actuel ; rien d’autre n’a changé.',
      version_conflict:
        'Quelqu’un d’autre a modifié ce retour avant vous. Consultez la décision ; la vôtre n’a pas été envoyée.',
      other_cost: 'Le coût a changé entre-temps. Vérifiez le nouveau montant et décidez à nouveau.',
      not_possible: 'Plus rien ne peut être remboursé sur cette commande : tout l’a été, ou l’envoi est trop ancien.',
      exceeds_sale:
        'La marketplace a déjà remboursé une partie de cette commande : il ne reste plus autant de la vente. Rien n’a été comptabilisé.',
      no_proposal:
        'Cette proposition n’attend plus : quelqu’un y a répondu, l’a retirée ou a décidé autrement. Consultez le retour tel qu’il est maintenant.',
    },
    replacement: {
      not_possible:
        'Impossible de remplacer plus que ce qui a été vendu : quelqu’un a été plus rapide, ou l’envoi est trop ancien. Regardez ce qui est déjà remplacé.',
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
    conversation: {
      changed:
        'Un nouveau message est arrivé dans cette conversation. Lisez-le d’abord, puis envoyez votre réponse ; votre brouillon est conservé.',
      invalid_state: 'Ce n’est pas possible à ce stade de la conversation. Consultez son état ; rien n’a changé.',
    },
    message_template: {
      too_many: 'Vous pouvez avoir 50 modèles au plus par langue. Supprimez-en un d’abord.',
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
};

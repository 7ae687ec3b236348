export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {Une nouveauté pour vos commandes} other {# nouveautés pour vos commandes}}',
      offer: '{count, plural, one {Une nouveauté pour vos offres} other {# nouveautés pour vos offres}}',
      account: '{count, plural, one {Une nouveauté pour votre compte} other {# nouveautés pour votre compte}}',
    },
    subjectMore: '{text}, et {count, plural, one {# autre nouveauté} other {# autres nouveautés}}',
    greeting: 'Bonjour {name},',
    intro: 'Du nouveau chez {shop} :',
    more: '{count, plural, one {Et une autre.} other {Et # autres.}}',
    open: 'Ouvrir le portail',
    why: 'Vous recevez ce message parce que vous avez activé les e-mails sur {group}. Pour les arrêter, ouvrez le portail, cliquez sur la cloche, puis sur « Réglages des notifications ».',
    group: { order: 'les commandes', offer: 'les offres', account: 'votre compte' },
    numbers: '{text} : {numbers}',
    andMore: '{numbers} et {count} autres',
    deadline: '{text}, délai : {when}',
    firstDeadline: '{text}, premier délai : {when}',
  },
  sets: {
    subject: '{count, plural, one {Un dossier du mois est complet} other {# dossiers du mois sont complets}}',
    greeting: 'Bonjour {name},',
    intro: 'Tout est là pour la comptabilité. Connectez-vous pour le télécharger :',
    item: '{shop}, {month}',
    open: 'Ouvrir la comptabilité',
    why: 'Vous recevez ce message parce que vous avez activé les e-mails sur les dossiers complets. Vous pouvez les arrêter sur la page « Comptabilité ». Les documents restent dans le portail : ce message ne contient que des liens.',
  },
  passwordCode: {
    subject: 'Votre code pour un nouveau mot de passe',
    greeting: 'Bonjour {name},',
    intro: 'Voici votre code pour choisir un nouveau mot de passe chez {brand} :',
    valid: 'Il est valable jusqu’à {time} et une seule fois. Un nouveau code le remplace.',
    ignore:
      'Vous ne l’avez pas demandé ? Ignorez cet e-mail : sans le code, personne ne peut changer votre mot de passe. Personne chez {brand} ne vous le demandera.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    greeting: 'Bonjour {name},',
    intro: 'Le mot de passe de votre compte chez {brand} a été changé le {day} à {time}.',
    ended:
      '{count, plural, =0 {Aucune autre session n’était ouverte.} one {Une autre session a été fermée.} other {# autres sessions ont été fermées.}}',
    notYou: 'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et appelez-nous au {phone}.',
    button: 'Choisir un nouveau mot de passe',
    why: 'Vous recevez cet e-mail à chaque changement de mot de passe. Il ne peut pas être désactivé.',
  },
  secondFactor: {
    greeting: 'Bonjour {name},',
    notYou: 'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et appelez-nous au {phone}.',
    button: 'Choisir un nouveau mot de passe',
    why: 'Vous recevez cet e-mail à chaque changement qui touche la connexion à votre compte. Il ne peut pas être désactivé.',
    authenticator_added: {
      subject: 'Une application de codes a été ajoutée',
      text: 'Le {day} à {time}, une application de codes a été ajoutée à votre compte chez {brand}. À la connexion par mot de passe, nous demandons désormais aussi un code.',
    },
    authenticator_removed: {
      subject: 'L’application de codes a été supprimée',
      text: 'Le {day} à {time}, l’application de codes a été retirée de votre compte chez {brand}. Le mot de passe suffit désormais pour se connecter.',
    },
    recovery_codes_made: {
      subject: 'Vous avez de nouveaux codes de secours',
      text: 'Le {day} à {time}, de nouveaux codes de secours ont été créés pour votre compte chez {brand}. Les anciens ne sont plus valables.',
    },
    recovery_code_used: {
      subject: 'Un code de secours a été utilisé',
      text: 'Le {day} à {time}, l’un des codes de secours de votre compte chez {brand} a servi à se connecter ou à confirmer un changement. Il ne peut plus servir.',
    },
    passkey_added: {
      subject: 'Une clé d’accès a été ajoutée',
      text: 'Le {day} à {time}, une clé d’accès a été ajoutée à votre compte chez {brand}. Elle permet de se connecter sans mot de passe.',
    },
    passkey_removed: {
      subject: 'Une clé d’accès a été supprimée',
      text: 'Le {day} à {time}, une clé d’accès a été supprimée de votre compte chez {brand}. Elle ne permet plus de se connecter.',
    },
    reset: {
      subject: 'Votre deuxième facteur a été réinitialisé',
      text: 'Le {day} à {time}, l’application de codes, les codes de secours et les clés d’accès de votre compte chez {brand} ont été supprimés sur demande. Connectez-vous avec votre mot de passe et configurez un nouveau deuxième facteur. Si vous n’avez rien demandé, appelez-nous tout de suite.',
    },
    guessed: {
      subject: 'Quelqu’un a saisi cinq codes erronés',
      text: 'Le {day} à {time}, quelqu’un qui connaît votre mot de passe a tenté de se connecter à votre compte chez {brand} et a saisi cinq codes erronés. La connexion a échoué.',
    },
  },
  registration: {
    greeting: 'Bonjour,',
    item: '{field} : {reason}',
    why: 'Vous recevez cet e-mail parce que quelqu’un inscrit une boutique sur {brand} avec cette adresse.',
    code: {
      subject: 'Votre code pour l’inscription',
      intro: 'Voici votre code pour vous inscrire sur {brand} :',
      valid: 'Il est valable jusqu’à {time} et une seule fois. Un nouveau code le remplace.',
      ignore:
        'Vous ne l’avez pas demandé ? Ignorez cet e-mail : sans le code, personne ne peut s’inscrire avec votre adresse. Personne chez {brand} ne vous le demandera jamais.',
    },
    link: {
      subject: 'Votre inscription sur {brand} : la suite est ici',
      intro:
        'Ce lien vous permet de continuer votre inscription sur {brand} sur un autre appareil. Vos réponses sont enregistrées.',
      more: 'Le lien sert une fois et pendant 7 jours. Des questions ? Appelez-nous au {phone}.',
      button: 'Continuer l’inscription',
    },
    received: {
      subject: 'Nous avons reçu votre inscription',
      intro:
        'Nous avons reçu l’inscription de {shop} sur {brand} et nous l’examinons. Vous recevrez un e-mail dès que la décision sera prise.',
      more: 'D’ici là, connectez-vous pour voir où elle en est. Des questions ? Appelez-nous au {phone}.',
      button: 'Se connecter',
    },
    approved: {
      subject: '{brand} a validé votre boutique',
      intro:
        '{shop} peut désormais vendre sur {brand}. Connectez-vous avec votre adresse e-mail et votre mot de passe.',
      more: 'Des questions ? Appelez-nous au {phone}.',
      button: 'Se connecter',
    },
    changes_requested: {
      subject: '{brand} demande des corrections à votre inscription',
      intro: 'Nous avons vérifié l’inscription de {shop}. Corrigez les points suivants et envoyez-la de nouveau :',
      more: 'Le lien sert une fois et pendant 7 jours ; ensuite, connectez-vous. Des questions ? Appelez-nous au {phone}.',
      button: 'Corriger maintenant',
    },
    rejected: {
      subject: '{brand} ne peut pas accepter votre inscription',
      intro: 'Nous avons vérifié l’inscription de {shop} et ne pouvons pas l’accepter :',
      more: 'Vous pensez que c’est une erreur ? Appelez-nous au {phone}.',
    },
  },
  team: {
    subject: 'Invitation à rejoindre {shop}',
    greeting: 'Bonjour,',
    greetingName: 'Bonjour {name},',
    intro: '{name} vous invite à travailler pour {shop} sur le portail vendeurs de {brand}.',
    introShop: '{shop} vous invite dans son équipe sur le portail vendeurs de {brand}.',
    asRole: 'Votre rôle : {role}. {may}',
    valid: 'Le lien fonctionne une seule fois, jusqu’au {day} à {time}.',
    button: 'Rejoindre l’équipe',
    ignore:
      'Vous ne savez pas de quoi il s’agit ? Ignorez cet e-mail : sans le lien, rien ne se passe. Personne chez {brand} ne vous le demandera jamais.',
  },
  secondFactorDemand: {
    subject: '{shop} exige un deuxième facteur',
    text: 'Toute personne qui peut modifier les versements ou l’équipe de {shop} chez {brand} a désormais besoin d’un deuxième facteur. Vous n’en avez pas encore. En attendant, seul votre propre accès reste ouvert.',
    how: 'Cela prend deux minutes : ajoutez une clé d’accès ou scannez un code avec une application de votre téléphone.',
    button: 'Configurer le deuxième facteur',
    why: 'Vous recevez cet e-mail parce qu’un titulaire de {shop} en a décidé ainsi. Une question ? Contactez cette personne ou appelez-nous au {phone}.',
  },
  owner: {
    subject: '{what} chez {shop}',
    greeting: 'Bonjour {name},',
    text: 'Le {day} à {time}, {who} a fait ceci chez {shop} :',
    notYou: 'Vous ne vous y attendiez pas ? Annulez-le dans le portail et appelez-nous : {phone}.',
    button: 'Ouvrir l’activité',
    why: 'Vous recevez cet e-mail car vous êtes titulaire de {shop} sur {brand} et que cela donne des droits ou envoie des données ailleurs. Il ne peut pas être désactivé.',
  },
  bankAccount: {
    subject: 'Votre compte bancaire a été modifié',
    greeting: 'Bonjour {name},',
    text: 'Le {day} à {time}, le compte sur lequel {brand} vous paie a été modifié. Il s’agit maintenant de celui-ci :',
    notYou: 'Personne de votre boutique n’a fait cela ? Appelez-nous tout de suite : {phone}.',
    button: 'Vérifier le compte',
    why: 'Vous recevez cet e-mail car vous êtes titulaire d’une boutique sur {brand}.',
  },
};

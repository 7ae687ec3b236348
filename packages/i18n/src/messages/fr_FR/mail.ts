export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {Une nouveauté pour vos commandes} other {# nouveautés pour vos commandes}}',
      offer: '{count, plural, one {Une nouveauté pour vos offres} other {# nouveautés pour vos offres}}',
      account: '{count, plural, one {Une nouveauté pour votre compte} other {# nouveautés pour votre compte}}',
    },
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
  registration: {
    greeting: 'Bonjour,',
    item: '{field} : {reason}',
    why: 'Vous recevez cet e-mail parce qu’un commerce est inscrit sur {brand} avec cette adresse.',
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
    approved: {
      subject: '{brand} a validé votre commerce',
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
};

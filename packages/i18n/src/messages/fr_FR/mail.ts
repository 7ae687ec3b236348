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
};

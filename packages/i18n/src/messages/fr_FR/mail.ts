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
};

export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {Une nouveauté pour vos commandes} other {# nouveautés pour vos commandes}}',
      offer: '{count, plural, one {Une nouveauté pour vos offres} other {# nouveautés pour vos offres}}',
      account: '{count, plural, one {Une nouveauté pour votre compte} other {# nouveautés pour votre compte}}',
    },
    greeting: 'Bonjour {name},',
    intro: 'Voici ce qui est nouveau chez {shop} :',
    more: '{count, plural, one {Et une autre.} other {Et # autres.}}',
    open: 'Ouvrir le portail',
    why: 'Vous recevez cet e-mail parce que vous avez demandé des e-mails sur {group}. Dans le portail, sous la cloche et « Réglages des notifications », vous pouvez les arrêter à tout moment.',
    group: { order: 'les commandes', offer: 'les offres', account: 'votre compte' },
  },
};

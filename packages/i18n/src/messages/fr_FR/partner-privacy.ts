export const partnerPrivacy = {
  intro:
    'Cette page décrit les données personnelles que {brand} traite, sur le portail vendeurs, au sujet des personnes des boutiques partenaires. Elle est en vigueur depuis le {day}.',
  section: {
    controller: {
      title: 'Responsable',
      text: 'La responsable du traitement est {company}. Pour toute question sur cette page, écrivez à {email}.',
    },
    data: {
      title: 'Quelles données',
      text: 'Nom, adresse e-mail professionnelle, rôle et langue de toute personne qui se connecte ; ce qu’elle fait sur le portail, quand et depuis quelle adresse ; ce que l’inscription demande sur le titulaire, comme les coordonnées, les numéros professionnels et fiscaux et le compte bancaire.',
    },
    purpose: {
      title: 'Pourquoi',
      text: 'Pour exécuter le contrat avec votre boutique : commandes, offres, factures et versements. Pour protéger le portail : connexions, codes et historique des modifications. Pour respecter la loi, par exemple fiscale et sur les services numériques. Nous n’utilisons pas ces données pour la publicité.',
    },
    recipients: {
      title: 'Qui d’autre les reçoit',
      text: 'Nos prestataires d’hébergement et de messagerie, le prestataire de paiement choisi par votre boutique et les autorités lorsque la loi l’exige. Les clients voient la boutique, son adresse et ses textes légaux, pas les personnes de votre équipe.',
    },
    term: {
      title: 'Combien de temps',
      text: 'Les codes et les sessions sont supprimés un jour après leur fin. L’historique des modifications est conservé {history} jours. Une inscription inachevée ou refusée est supprimée après {registration} jours. Les données des clients de vos commandes sont anonymisées {customers} jours après leur clôture. Les factures sont conservées aussi longtemps que la loi fiscale l’exige.',
    },
    rights: {
      title: 'Vos droits',
      text: 'Vous pouvez demander l’accès à vos données, leur rectification, leur limitation, leur suppression ou leur remise dans un format courant, et vous y opposer. Les titulaires téléchargent eux-mêmes toutes les données de la boutique sur le portail. Vous pouvez aussi saisir une autorité de protection des données.',
    },
    cookies: {
      title: 'Cookies et stockage',
      text: 'Le portail n’utilise que le nécessaire : des cookies pour votre session et quelques réglages dans votre navigateur. Rien ne mesure ce que vous faites ici.',
    },
  },
};

export const payout = {
  failed: 'Impossible de charger votre compte de versement',
  status: {
    pending: 'En attente',
    invalid: 'Non valide',
    valid: 'Valide',
  },
  headline: {
    not_started: 'Ouvrez votre compte chez {provider} pour recevoir vos versements',
    awaiting_data:
      '{count, plural, =0 {{provider} a besoin d’autres données} one {Il manque # élément pour que {provider} valide le compte} other {Il manque # éléments pour que {provider} valide le compte}}',
    in_review: '{provider} vérifie vos données',
    refused: '{provider} a refusé le compte',
    restricted: '{provider} a restreint le compte',
    approved: '{provider} a validé le compte',
  },
  steps: 'Étapes de la validation',
  step: {
    legal_entity: 'Entreprise',
    owners: 'Titulaires',
    bank: 'Banque',
    documents: 'Documents',
    review: 'Contrôle',
  },
  mark: {
    done: 'Complet',
    open: 'Pas commencé',
    running: 'En cours',
    refused: 'Refusé',
    missing: '{count, plural, one {# manquant} other {# manquants}}',
    invalid: '{count, plural, one {# élément à corriger} other {# éléments à corriger}}',
  },
  need: {
    legal_entity: {
      missing: 'Il manque des données de l’entreprise',
      invalid: 'Les données de l’entreprise n’ont pas pu être confirmées',
    },
    owners: {
      missing: 'Des données d’un titulaire manquent',
      invalid: 'Les données d’un titulaire n’ont pas pu être confirmées',
    },
    bank: {
      missing: 'Il manque le compte bancaire',
      invalid: 'Le compte bancaire n’a pas pu être confirmé',
    },
    documents: {
      missing: 'Il manque un document',
      invalid: 'Un document est inutilisable',
    },
  },
  text: {
    missing: 'À ajouter chez {provider}.',
    invalid: 'Corrigez-le chez {provider} ; photographiez les deux faces, sans reflets.',
    bank: 'Vérifiez l’IBAN et saisissez-le de nouveau.',
  },
  code: 'Code {code}',
  action: {
    provider: 'Ouvrir {provider}',
    begin: 'Ouvrir un compte chez {provider}',
    complete: 'Compléter chez {provider}',
  },
  opening: 'Ouverture…',
  notConnected: '{provider} n’est pas encore relié au portail. Contactez l’assistance.',
  meanwhile: 'Vous pouvez continuer à vendre. Vos recettes sont conservées et versées dès que le compte est valide.',
  bank: {
    title: 'Compte bancaire',
    iban: 'IBAN',
    holder: 'Titulaire',
    changed: 'Modifié',
    by: '{when}, {who}',
    none: 'Pas encore de compte bancaire',
    change: 'Modifier l’IBAN…',
  },
  hold: {
    title: 'Versements suspendus jusqu’au {when}',
    text: 'Après un changement d’IBAN, nous attendons {hours} heures. Si ce n’était pas vous, <block>bloquez le compte maintenant</block>.',
  },
  blocked: {
    title: 'Tous les versements sont bloqués',
    text: 'Appelez {brand} au {phone} pour les débloquer.',
  },
  block: {
    title: 'Bloquer tous les versements ?',
    text: 'Rien n’est versé tant que {brand} n’a pas débloqué le compte. Vous continuez à vendre. Tous les titulaires sont avertis.',
    confirm: 'Bloquer les versements',
    running: 'Blocage…',
    done: 'Versements bloqués',
  },
  iban: {
    title: 'Modifier l’IBAN',
    note: '{provider} vérifie le nouveau compte, les versements sont suspendus {hours} heures et tous les titulaires reçoivent un e-mail.',
    submit: 'Modifier l’IBAN',
    saved: 'IBAN modifié. Les versements attendent {hours} heures.',
  },
  next: {
    title: 'Prochain versement',
    none: 'Aucun versement n’est prévu. Le prochain suivra dès que des clients auront reçu leurs commandes.',
    planned: 'Prévu',
    held: 'Suspendu',
    due: 'Prévu le {day}.',
  },
  waits: {
    blocked: 'Il attend que {brand} débloque le compte.',
    validation: 'Il attend que {provider} valide le compte.',
    bank_account: 'Il attend jusqu’au {when}, car l’IBAN a été modifié.',
    marketplace: '{brand} l’a suspendu. Contactez l’assistance.',
  },
  line: {
    sales: 'Ventes',
    shipping: 'Frais de port',
    refunds: 'Remboursements',
    commission: 'Commission et TVA',
    adjustment: 'Ajustements',
  },
  counted: {
    sales: 'Ventes, {count, plural, one {# commande} other {# commandes}}',
    other: '{line}, {count}',
  },
  total: 'À verser',
  last: {
    title: 'Derniers versements',
    none: 'Rien n’a encore été versé.',
  },
  column: {
    date: 'Date',
    state: 'Statut',
    account: 'Compte',
    amount: 'Montant',
  },
  state: {
    paid: 'Versé',
    returned: 'Retourné par la banque',
    returnedNext:
      'La banque n’a pas pu vous verser l’argent. Vérifiez votre IBAN et corrigez-le s’il est faux : le montant vous sera versé de nouveau plus tard.',
    paidAgain: 'Retourné par la banque, versé le {day}',
  },
};

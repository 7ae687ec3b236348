export const partnerPrivacy = {
  intro:
    'This page says which personal data {brand} processes about the people of partner shops in the seller portal. It’s in force since {day}.',
  section: {
    controller: {
      title: 'Who is responsible',
      text: '{company} is the controller. Write to {email} about anything on this page.',
    },
    data: {
      title: 'Which data',
      text: 'Name, work email address, role and language of everyone who signs in; what they do in the portal, when and from which address; what the registration asks for about the owner, such as contact, professional and tax numbers and the bank account.',
    },
    purpose: {
      title: 'What for',
      text: 'To fulfil the contract with your shop: orders, offers, invoices and payouts. To keep the portal safe: sign-ins, codes and the history of changes. To meet legal duties, for example of tax law and of the Digital Services Act. We don’t use these data for advertising.',
    },
    recipients: {
      title: 'Who else gets them',
      text: 'Our hosting and mail providers, the payment provider your shop chooses, and authorities where the law asks for it. Customers see the shop, its address and its legal documents, not the people of your team.',
    },
    term: {
      title: 'How long',
      text: 'We delete codes and sessions one day after they end. We keep the history of changes for {history} days. We delete an unfinished or rejected registration after {registration} days, and make customers’ data in your orders anonymous {customers} days after the order is completed. We keep invoices for as long as tax law requires.',
    },
    rights: {
      title: 'Your rights',
      text: 'You may ask to see, correct, restrict or delete your data and to get them in a common format, and you may object. Owners download all data of the shop in the portal themselves. You may also complain to a data protection authority.',
    },
    cookies: {
      title: 'Cookies and storage',
      text: 'The portal sets only what it needs: cookies for your session and a few settings in your browser. Nothing measures what you do here.',
    },
  },
};

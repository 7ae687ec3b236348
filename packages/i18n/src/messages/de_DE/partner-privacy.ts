export const partnerPrivacy = {
  intro:
    'Diese Seite beschreibt, welche personenbezogenen Daten {brand} im Partnerportal über die Menschen in den Partnergeschäften verarbeitet. Sie gilt seit dem {day}.',
  section: {
    controller: {
      title: 'Verantwortlich',
      text: 'Verantwortlich ist {company}. Zu allem auf dieser Seite erreichen Sie uns unter {email}.',
    },
    data: {
      title: 'Welche Daten',
      text: 'Name, dienstliche E-Mail-Adresse, Rolle und Sprache aller, die sich anmelden; was sie im Portal tun, wann und von welcher Adresse; was die Registrierung zum Inhaber erfragt, etwa Kontakt, Berufs- und Steuernummern und Bankverbindung.',
    },
    purpose: {
      title: 'Wofür',
      text: 'Um den Vertrag mit Ihrem Geschäft zu erfüllen: Bestellungen, Angebote, Rechnungen und Auszahlungen. Um das Portal zu schützen: Anmeldungen, Codes und der Verlauf der Änderungen. Um gesetzliche Pflichten zu erfüllen, etwa aus dem Steuerrecht und dem Gesetz über digitale Dienste. Für Werbung nutzen wir diese Daten nicht.',
    },
    recipients: {
      title: 'Wer sie noch erhält',
      text: 'Unsere Anbieter für Rechenzentrum und E-Mail, der Zahlungsdienst, den Ihr Geschäft wählt, und Behörden, wo das Gesetz es verlangt. Kundinnen und Kunden sehen das Geschäft, seine Anschrift und seine Rechtstexte, nicht die Menschen in Ihrem Team.',
    },
    term: {
      title: 'Wie lange',
      text: 'Codes und Sitzungen werden einen Tag nach ihrem Ende gelöscht. Der Verlauf der Änderungen bleibt {history} Tage. Eine abgebrochene oder abgelehnte Registrierung wird nach {registration} Tagen gelöscht. Kundendaten in Ihren Bestellungen werden {customers} Tage nach dem Abschluss anonymisiert. Rechnungen bleiben so lange, wie das Steuerrecht es verlangt.',
    },
    rights: {
      title: 'Ihre Rechte',
      text: 'Sie können Auskunft, Berichtigung, Einschränkung, Löschung und die Herausgabe in einem gängigen Format verlangen und der Verarbeitung widersprechen. Inhaber laden alle Daten des Geschäfts selbst im Portal herunter. Sie können sich auch bei einer Datenschutzbehörde beschweren.',
    },
    cookies: {
      title: 'Cookies und Speicher',
      text: 'Das Portal setzt nur, was es braucht: Cookies für Ihre Sitzung und wenige Einstellungen in Ihrem Browser. Nichts misst, was Sie hier tun.',
    },
  },
};

import type { ShopProfile } from '@offizin/contract/shop-profile/seller';

interface ShopTexts {
  readonly texts: ShopProfile['texts'];
  readonly contact: Partial<ShopProfile['contact']>;
}

const text = (
  shortDescription: string,
  about: string,
  [responsibleName, responsibleTitle]: readonly [string, string],
): ShopProfile['texts'] => ({ shortDescription, about, responsibleName, responsibleTitle });

/** What the demo accounts' shops say of themselves; their numbers and addresses belong to nobody. */
export const shopTexts: Readonly<Record<string, ShopTexts>> = {
  'DE-2001': {
    texts: text(
      'Ihre Apotheke in der Altstadt: Beratung zu Haut, Reise und Kinderheilkunde. Rezepturen stellen wir selbst her.',
      'Wir sprechen Deutsch, Französisch und Englisch. Parkplätze im Hof, Zugang ohne Stufen.',
      ['Sabine Roth', 'Apothekerin und Inhaberin'],
    ),
    contact: {
      phone: '7615550140',
      email: 'info@linden.example',
      website: 'https://linden.example',
      facebook: 'linden.fr',
      whatsapp: '+497615550141',
    },
  },
  'DE-2101': {
    texts: text(
      'Au cœur de Strasbourg, une équipe à l’écoute : dermo-cosmétique, micronutrition et orthopédie.',
      'Vaccination sans rendez-vous. Nous parlons français, allemand et anglais.',
      ['Claire Moreau', 'Pharmacienne titulaire'],
    ),
    contact: { phone: '388555014', email: 'bonjour@tilleuls.example', website: 'https://tilleuls.example' },
  },
  'CH-3001': {
    texts: text(
      'Direkt am Bahnhof: Beratung ohne Termin, Impfungen und eigene Hausspezialitäten.',
      'Abholung an sieben Tagen im Schliessfach vor der Apotheke.',
      ['Reto Ammann', 'Apotheker und Inhaber'],
    ),
    contact: {
      phone: '525550140',
      email: 'kontakt@bahnhof.example',
      website: 'https://bahnhof.example',
      linkedin: 'bahnhof-apotheke',
    },
  },
  'ES-1001': {
    texts: text(
      'Farmacia de barrio junto al jardín del Turia: dermofarmacia, nutrición y ortopedia a medida.',
      'Medimos la tensión y preparamos su medicación semanal. Hablamos español, valenciano e inglés.',
      ['Marta Iglesias', 'Farmacéutica titular'],
    ),
    contact: {
      phone: '960555014',
      email: 'hola@alameda.example',
      website: 'https://alameda.example',
      facebook: 'farmacia.alameda',
    },
  },
  'ES-1002': {
    texts: text(
      'Abierta todo el día en el centro de Sevilla: consejo, cosmética y productos para bebés.',
      'Análisis de piel gratuito los jueves.',
      ['Ramón Ortega', 'Farmacéutico titular'],
    ),
    contact: { phone: '955550014', email: 'hola@puertadelsur.example', website: 'https://puertadelsur.example' },
  },
  'ES-1003': {
    texts: text(
      'En el Eixample desde hace tres generaciones: homeopatía, fitoterapia y dermocosmética.',
      'Formulación magistral propia. Hablamos catalán, español, inglés y francés.',
      ['Núria Soler', 'Farmacéutica titular'],
    ),
    contact: {
      phone: '935550014',
      email: 'hola@montseny.example',
      website: 'https://montseny.example',
      twitter: 'montseny_farma',
      facebook: 'farmacia.montseny',
    },
  },
};

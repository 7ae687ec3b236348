import type { Language } from './categories.ts';

/** Invented laboratories by the language of their market. */
export const laboratories: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Rheinwald Pharma GmbH',
    'Dr. Hagenau Arzneimittel',
    'Bodan Naturheilmittel',
    'Alpina Dermatologie AG',
    'Nordlicht Gesundheit',
    'Kastner & Söhne',
    'Vitalis Süd GmbH',
    'Schwarzwald Kosmetik',
    'Medikon Verbandstoffe',
    'Seeland Biotech',
  ],
  fr: [
    'Laboratoires Sévignal',
    'Laboratoire Aubrac',
    'Pharmanova Lyon',
    'Dermolys Paris',
    'Institut Belcourt',
    'Laboratoires Corvane',
    'Phytalpes',
    'Groupe Médilor',
  ],
  es: [
    'Laboratorios Guadalmar',
    'Dermovalia S.A.',
    'Farmalevante',
    'Laboratorios Serrat',
    'Naturíbera',
    'Instituto Monteclaro',
    'Vitalmar Salud',
    'Bucadent Ibérica',
  ],
  pt: ['Laboratórios Douro', 'Farmatejo', 'Dermolusa', 'Atlântico Saúde', 'Serra Natural', 'Laboratório Mondego'],
  it: [
    'Laboratori Valdarno',
    'Farmitalica Nuova',
    'Dermosole S.r.l.',
    'Istituto Brenta',
    'Erbe di Toscana',
    'Salus Adriatica',
  ],
  en: ['Severnside Healthcare', 'Harcourt & Vale', 'Northmoor Labs', 'Wexcombe Naturals', 'Albion Skin Science'],
};

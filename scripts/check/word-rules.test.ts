import { expect, test } from 'vitest';
import { wordFindings, wordRules } from './word-rules.ts';

/** One text for each rule that has what it refuses. */
const planted: Readonly<Record<string, readonly string[]>> = {
  en: [
    'The order stands, told anew',
    'Somebody did it',
    'It has changed meanwhile.',
    'The carrier has it',
    'Set up your second step',
    'Open your authenticator app',
    '3 incidents',
    'Print the manifest',
    'Look at the ledger',
    '2 postings',
    'Loading ...',
  ],
  de: [
    'Prüfe deinen Bestand',
    'Im Shop',
    'Ihre Firma',
    'Der Kurier kommt',
    'Ohne Kennwort',
    'Retouren',
    'An der Abholstation',
    'Rückerstattung',
    'Einspruch erheben',
    'Ein Zwischenfall',
    'Ihr zweiter Schritt',
    'Wird geladen…',
  ],
  de_CH: ['Inkl. MwSt.', 'Etwa 12,50', 'Mit „Anführung“', 'Die PZN', 'Vom Grosshandel'],
  fr: [
    'Chargement …',
    'Pour toi',
    'Votre commerce',
    'Le propriétaire',
    'Un point d’accès',
    'Votre passkey',
    'La deuxième étape',
    'Au point relais',
    'Frais d’envoi',
    'Autofacture',
  ],
  fr_CH: [
    'Environ 12,50',
    'Le code postal',
    'Le code CIP',
    'Le bon de livraison',
    'L’avoir',
    'Votre service des impôts',
  ],
  es: [
    'Cargando …',
    'Tu tienda',
    'Un apunte',
    'Su comercio',
    'Escriba un nombre',
    'El segundo paso',
    'Factura de vales',
  ],
  it: [
    'Caricamento …',
    'Il tuo ordine',
    'Ecco la Sua offerta',
    'Il pacco',
    'Un versamento',
    'Il rapporto',
    'È in viaggio',
    'Il secondo passaggio',
  ],
  pt: [
    'A carregar …',
    'Se você quiser',
    'Um lançamento',
    'O pacote',
    'O suporte',
    'Custos de envio',
    'O segundo passo',
    'Um caráter',
    'Transferir o ficheiro',
  ],
};

test.each(Object.entries(planted))(
  'every rule of %s finds its word, and a listed text may have it',
  (language, texts) => {
    const rules = wordRules.filter((rule) => rule.language === language);
    expect(texts).toHaveLength(rules.length);
    for (const [at, text] of texts.entries()) {
      const [rule] = rules.slice(at, at + 1).map((each) => ({ ...each, except: [] }));
      const given = rule === undefined ? [] : [rule];
      expect([text, wordFindings(`${language}_XX`, { text }, given)]).toEqual([
        text,
        [expect.stringContaining('text: “')],
      ]);
      expect(
        wordFindings(
          `${language}_XX`,
          { text },
          given.map((each) => ({ ...each, except: ['text'] })),
        ),
      ).toEqual([]);
    }
  },
);

test('an exception that nothing needs is found, once and not for a variant', () => {
  const rules = [{ language: 'de', pattern: /Shop/u, instead: 'Geschäft', except: ['text'] }];
  expect(wordFindings('de_DE', { text: 'Geschäft' }, rules)).toEqual(['de_DE text: is excepted from Shop for nothing']);
  expect(wordFindings('de_CH', { text: 'Geschäft' }, rules)).toEqual([]);
});

test('a part of a longer word is not the word', () => {
  expect(
    wordFindings(
      'de_DE',
      { a: 'One-Stop-Shop', b: 'durch', c: 'Zustellproblem' },
      wordRules.map((rule) => ({ ...rule, except: [] })),
    ),
  ).toEqual([]);
});

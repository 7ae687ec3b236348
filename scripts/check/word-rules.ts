import { textsOf, type MessageTree } from './message-tree.ts';

export interface WordRule {
  /** A language, which its variants follow, or one variant, such as `de_CH`. */
  readonly language: string;
  readonly pattern: RegExp;
  /** What to write in place of it. */
  readonly instead: string;
  /** Texts that may have it, each for a reason that its key shows: a name, a legal term, another concept. */
  readonly except?: readonly string[];
}

/** A word of its own, with letters that `\b` does not know. */
const whole = (words: string, flags = 'iu') => new RegExp(`(?<![\\p{L}’-])(?:${words})(?![\\p{L}-])`, flags);

const registers = (...keys: string[]) => [...keys, 'registrations.field.commercialRegister'];

/** Words that a text must not have: house words, second names of a concept of `docs/glossary.md`, and the wrong form of address. */
export const wordRules: readonly WordRule[] = [
  {
    language: 'en',
    pattern: whole(
      'mend|mended|anew|remedy|remedies|verdicts?|stand-?ins?|standings?|whomever|outlives?|reckon(?:s|ed)?|told',
    ),
    instead: 'fix, again, result, status, notify: no house words',
  },
  { language: 'en', pattern: whole('somebody'), instead: 'someone' },
  { language: 'en', pattern: /\bmeanwhile[.;]/iu, instead: 'has changed, since' },
  { language: 'en', pattern: whole('carriers?'), instead: 'courier' },
  { language: 'en', pattern: whole('second step|two-step sign-in'), instead: 'second factor' },
  { language: 'en', pattern: whole('authenticator apps?'), instead: 'code app' },
  { language: 'en', pattern: whole('incidents?|obstacles?'), instead: 'delivery problem' },
  { language: 'en', pattern: whole('manifests?'), instead: 'handover list' },
  { language: 'en', pattern: whole('ledgers?'), instead: 'earnings by order' },
  {
    language: 'en',
    pattern: whole('postings?'),
    instead: 'entry',
    except: ['history.known.file_datev', 'taxMonths.file.datev'],
  },
  { language: 'de', pattern: whole('du|dein(?:e|em|en|er|es)?|dir|dich'), instead: 'Sie' },
  {
    language: 'de',
    pattern: whole('Shops?', 'u'),
    instead: 'Geschäft',
    except: ['partnerPage.toShop'],
  },
  {
    language: 'de',
    pattern: whole('Firma|Firmen', 'u'),
    instead: 'Unternehmen',
    except: ['company.field.legalName', 'history.field.legal_name', 'registrations.field.legalName'],
  },
  {
    language: 'de',
    pattern: whole('Kuriere?|Kuriers|Paketdienst(?:e|es|en)?|Zusteller', 'u'),
    instead: 'Versanddienst',
  },
  { language: 'de', pattern: whole('Kennwort|Kennwörter|Kennworts', 'u'), instead: 'Passwort' },
  { language: 'de', pattern: whole('Retouren?', 'u'), instead: 'Rückgabe' },
  { language: 'de', pattern: whole('Abholstation(?:en)?', 'u'), instead: 'Abholpunkt' },
  { language: 'de', pattern: whole('Rückerstattung(?:en)?', 'u'), instead: 'Erstattung' },
  { language: 'de', pattern: whole('Einspruchs?|Einsprüche', 'u'), instead: 'Beanstandung' },
  { language: 'de', pattern: whole('Zwischenf[aä]lle?', 'u'), instead: 'Zustellproblem' },
  { language: 'de', pattern: whole('zweite[nr]? Schritts?|Authenticator-App'), instead: 'zweiter Faktor, Code-App' },
  { language: 'de', pattern: /[^\s(]…$|\.{3}/u, instead: 'the sign … after a space' },
  ...['en', 'fr', 'es', 'it', 'pt'].map((language) => ({
    language,
    pattern: /\s…$|\.{3}/u,
    instead: 'the sign … without a space',
  })),
  {
    language: 'de_CH',
    pattern: /MwSt|USt|Umsatzsteuer/u,
    instead: 'MWST, as the Swiss law has it',
  },
  { language: 'de_CH', pattern: /\d,\d|\d\.\d{3}/u, instead: '12.50 and 99’999' },
  { language: 'de_CH', pattern: /[„“]/u, instead: 'guillemets' },
  {
    language: 'de_CH',
    pattern: whole('PZN', 'u'),
    instead: 'Pharmacode',
    except: ['uploadsCodes.note.ppn_in_code_column'],
  },
  {
    language: 'de_CH',
    pattern: whole('Grosshandel(?:s|s\\p{L}*)?|Finanzamt|Bundeszentralamt'),
    instead: 'Grossist, Steuerverwaltung',
  },
  { language: 'fr', pattern: whole('tu|toi|ton|tes'), instead: 'vous' },
  {
    language: 'fr',
    pattern: whole('commerces?'),
    instead: 'boutique',
    except: registers(
      'history.field.business_type',
      'history.field.commercial_register_number',
      'history.field.commercial_register',
      'registrations.field.businessType',
    ),
  },
  { language: 'fr', pattern: whole('propriétaires?'), instead: 'titulaire' },
  { language: 'fr', pattern: whole('points? d’accès'), instead: 'point de terminaison' },
  { language: 'fr', pattern: whole('passkeys?'), instead: 'clé d’accès' },
  { language: 'fr', pattern: whole('deuxième étape|second facteur'), instead: 'deuxième facteur' },
  {
    language: 'fr',
    pattern: whole('point relais|lettre de transport'),
    instead: 'point de retrait, bordereau d’expédition',
  },
  { language: 'fr', pattern: whole('frais d’envoi|frais de livraison'), instead: 'frais de port' },
  { language: 'fr', pattern: whole('autofactures?'), instead: 'autofacturation' },
  { language: 'fr_CH', pattern: /\d,\d/u, instead: '12.50, as money has it' },
  { language: 'fr_CH', pattern: whole('code postal'), instead: 'NPA' },
  { language: 'fr_CH', pattern: whole('codes? (?:CIP|ACL)|CIP'), instead: 'Pharmacode' },
  { language: 'fr_CH', pattern: whole('bons? de livraison'), instead: 'bulletin de livraison' },
  {
    language: 'fr_CH',
    pattern: whole('[Ll]’avoir|avoirs|Avoir', 'u'),
    instead: 'note de crédit',
    except: ['settlement.posting.credit'],
  },
  {
    language: 'fr_CH',
    pattern: whole('service des impôts|SIRET|SIREN', 'iu'),
    instead: 'Administration fédérale des contributions',
  },
  { language: 'es', pattern: whole('tú|tu|tus|ti|contigo|puedes|tienes|vendes'), instead: 'usted' },
  { language: 'es', pattern: whole('apuntes?'), instead: 'movimiento' },
  { language: 'es', pattern: whole('comercios?', 'u'), instead: 'tienda' },
  { language: 'es', pattern: whole('Escriba', 'u'), instead: 'Introduzca', except: ['messages.composer.placeholder'] },
  { language: 'es', pattern: whole('segundo paso|dos pasos'), instead: 'segundo factor' },
  { language: 'es', pattern: whole('(?<=de )vales'), instead: 'cupones' },
  { language: 'it', pattern: whole('tu|tuo|tua|tuoi|tue'), instead: 'lei' },
  { language: 'it', pattern: /(?<=[\p{Ll},;] )(?:Suo|Sua|Suoi|Sue|Lei)(?!\p{L})/u, instead: 'a lower-case pronoun' },
  { language: 'it', pattern: whole('pacc(?:o|hi)'), instead: 'collo' },
  { language: 'it', pattern: whole('versament[oi]'), instead: 'accredito' },
  { language: 'it', pattern: whole('rapport[oi]'), instead: 'report' },
  { language: 'it', pattern: whole('in viaggio'), instead: 'in transito' },
  { language: 'it', pattern: whole('secondo passaggio|due passaggi'), instead: 'secondo fattore' },
  { language: 'pt', pattern: whole('você|vocês|tu|teu|tua'), instead: 'no pronoun, third person' },
  {
    language: 'pt',
    pattern: whole('lançamentos?'),
    instead: 'movimento',
    except: [
      'history.known.file_datev',
      'history.known.file_lexware',
      'taxMonths.file.datev',
      'taxMonths.file.lexware',
    ],
  },
  { language: 'pt', pattern: whole('pacotes?'), instead: 'volume' },
  { language: 'pt', pattern: whole('suporte'), instead: 'apoio' },
  { language: 'pt', pattern: whole('custos de envio'), instead: 'portes' },
  { language: 'pt', pattern: whole('segundo passo|dois passos'), instead: 'segundo fator' },
  { language: 'pt', pattern: whole('caráter'), instead: 'carácter' },
  {
    language: 'pt',
    pattern: whole('transferir'),
    instead: 'descarregar',
    except: ['invoiceDocument.settled', 'invoiceDocument.toTransfer', 'settlement.document.note'],
  },
];

/** Texts of a locale that have a word which a rule refuses, and exceptions that nothing needs any more. */
export function wordFindings(locale: string, messages: MessageTree, rules: readonly WordRule[] = wordRules): string[] {
  const texts = [...textsOf(messages)];
  return rules
    .filter(({ language }) => locale.startsWith(language))
    .flatMap(({ language, pattern, instead, except = [] }) => {
      const hits = texts.filter(([, text]) => pattern.test(text));
      const needed = new Set(hits.map(([key]) => key));
      return [
        ...hits
          .filter(([key]) => !except.includes(key))
          .map(([key, text]) => `${locale} ${key}: “${pattern.exec(text)?.[0] ?? ''}”, write ${instead}`),
        ...(locale.endsWith('_CH') && !language.endsWith('_CH')
          ? []
          : except
              .filter((key) => !needed.has(key))
              .map((key) => `${locale} ${key}: is excepted from ${pattern.source} for nothing`)),
      ];
    });
}

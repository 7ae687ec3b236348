import { foldWord } from './fold.ts';

/** Files of the portal that look like lists of offers and are none: results list what was refused, histories list what was done. */
export const ownFiles = ['own_results', 'own_history'] as const;
export type OwnFile = (typeof ownFiles)[number];

/** Two columns that only such a file has side by side, each in all languages. */
const marks: readonly { readonly file: OwnFile; readonly columns: readonly (readonly string[])[] }[] = [
  {
    file: 'own_results',
    columns: [
      ['What to do', 'Lösung', 'Qué hacer', 'Que faire', 'Che cosa fare', 'O que fazer'],
      ['Found on', 'Gefunden am', 'Detectado el', 'Constaté le', 'Rilevato il', 'Detetado em'],
    ],
  },
  {
    file: 'own_history',
    columns: [
      ['Uploaded by', 'Hochgeladen von', 'Subido por', 'Importé par', 'Caricato da', 'Carregado por'],
      [
        'Result of the upload',
        'Ergebnis des Uploads',
        'Resultado de la subida',
        'Résultat de l’import',
        'Esito del caricamento',
        'Resultado do carregamento',
      ],
    ],
  },
  {
    file: 'own_history',
    columns: [
      ['Who', 'Wer', 'Quién', 'Qui', 'Chi', 'Quem'],
      ['On your behalf', 'In Ihrem Namen', 'En su nombre', 'En votre nom', 'A suo nome', 'Em seu nome'],
    ],
  },
];
const folded = marks.map(({ file, columns }) => ({
  file,
  columns: columns.map((words) => new Set(words.map(foldWord))),
}));

/** Which file of the portal's a header row is of, where such a file is no list of offers. */
export function ownFileOf(cells: readonly string[]): OwnFile | null {
  const words = cells.map(foldWord);
  return folded.find(({ columns }) => columns.every((mark) => words.some((word) => mark.has(word))))?.file ?? null;
}

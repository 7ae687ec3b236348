import { expect, test } from 'vitest';
import { ownFileOf } from './own-files.ts';

test.each([
  ['Type;Cause;PZN;EAN;Stock;Stock origin;Price;What to do;Found on', 'own_results'],
  ['TIPO;CN;EAN;Stock;Precio;que hacer;detectado_el', 'own_results'],
  ['Hochgeladen am;Datei;Hochgeladen von;Ergebnis des Uploads;Zeilen', 'own_history'],
  ['Quand;Qui;En votre nom;Quoi;Modifications', 'own_history'],
  ['PZN;EAN;Bestand;Preis;Bestandsherkunft;Lösung', null],
  ['PZN;Bestand;Preis;Herkunft', null],
] as const)('UPL-02 %s: %s', (header, file) => {
  expect(ownFileOf(header.split(';'))).toBe(file);
});

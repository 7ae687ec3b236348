import { describe, expect, test } from 'vitest';
import { readTrackingTable, trackingLinesOf } from './tracking-table.ts';

const read = (text: string) =>
  trackingLinesOf(readTrackingTable(text)).map(({ order, tracking, postalCode, name }) => ({
    order,
    tracking,
    postalCode,
    name,
  }));
const parcel = { order: '48102303', tracking: '00340434161061651720', postalCode: '79224', name: 'Doris Haas' };

describe('ORD-18 a courier’s list', () => {
  test.each([
    [
      'DHL',
      'Sendungsnummer;Sendungsreferenz;Produkt;Empfänger Name 1;Empfänger PLZ;Empfänger Ort',
      `00340434161061651720;48102303;V01PAK;Doris Haas;79224;Umkirch`,
    ],
    ['DPD', 'Parcel number,Reference 1,Receiver name,Receiver zip', '00340434161061651720,48102303,Doris Haas,79224'],
    ['GLS', 'Paketnummer\tKundenreferenz\tName\tPLZ', '00340434161061651720\t48102303\tDoris Haas\t79224'],
    [
      'SEUR',
      '"ECB";"REFERENCIA";"NOMBRE DESTINATARIO";"CP DESTINO"',
      '"00340434161061651720";"48102303";"Doris Haas";"79224"',
    ],
    [
      'Correos',
      'Código de envío|Referencia cliente|Destinatario|Código postal destino',
      '00340434161061651720|48102303|Doris Haas|79224',
    ],
    ['Swiss Post', 'Sendungsnummer;Referenz;Empfänger;PLZ', '00340434161061651720;48102303;Doris Haas;79224'],
    [
      'Colissimo',
      'Numéro de colis;Référence client;Nom du destinataire;Code postal destinataire',
      '00340434161061651720;48102303;Doris Haas;79224',
    ],
    ['Italian', 'Numero spedizione;Numero ordine;Destinatario;CAP', '00340434161061651720;48102303;Doris Haas;79224'],
  ])('of %s is read by its headers', (_, head, row) => {
    expect(read(`\uFEFF${head}\r\n${row}\r\n\r\n`)).toEqual([parcel]);
  });

  test('may have lines above its headers, and columns in any order', () => {
    expect(
      read(
        'Export vom 24.11.2026;;;\nPLZ;Name;Bestellnummer;Sendungsnummer\n79224;Doris Haas;48102303;00340434161061651720',
      ),
    ).toEqual([parcel]);
  });

  test.each([
    ['48102303;4919805781794;08012\n48102305;4667201618456;08911', ['48102303', '4919805781794', '08012']],
    ['4919805781794 48102303\n4667201618456 48102305', ['48102303', '4919805781794', '']],
    ['48102303\tPQ372349071ES\n48102305\tPQ372349072ES', ['48102303', 'PQ372349071ES', '']],
  ])('without headers is read by what is in it: %j', (text, [order, tracking, postalCode]) => {
    expect(read(text)[0]).toEqual({ order, tracking, postalCode, name: '' });
  });

  test('keeps the line of each parcel, and quotes hold cells together', () => {
    const table = readTrackingTable('Name;Sendungsnummer\n\n"Haas; ""Doris""";00340434161061651720');
    expect(trackingLinesOf(table)).toEqual([
      { line: 3, order: '', tracking: '00340434161061651720', postalCode: '', name: 'Haas; "Doris"' },
    ]);
  });

  test('is empty when nothing was pasted', () => {
    expect(read(' \n\n')).toEqual([]);
  });
});

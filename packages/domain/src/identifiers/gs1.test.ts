import { expect, test } from 'vitest';
import { parseDataMatrix } from './gs1.ts';

const gs = '\u001D';
const rs = '\u001E';

test.each([
  [
    'all elements',
    `]d20104150037528643172702001012A${gs}21SN99`,
    { gtin: '04150037528643', pzn: '03752864', expiry: '2027-02-28', batch: '12A', serial: 'SN99' },
  ],
  [
    'serial number first, a national number between',
    `010847000654196821XY01${gs}7126541968${gs}17280229${'10'}L1`,
    { gtin: '08470006541968', pzn: null, expiry: '2028-02-29', batch: 'L1', serial: 'XY01' },
  ],
  [
    'a day that does not exist',
    '010847000654196817270230',
    { gtin: '08470006541968', pzn: null, expiry: null, batch: null, serial: null },
  ],
  ['a wrong check digit', '0108470006541967', null],
  ['no product code', `10ABC${gs}17270228`, null],
  ['an address', 'https://example.org/01/08470006541968', null],
  ['nothing', '', null],
  [
    'IFA format 06',
    `[)>${rs}06${gs}9N110375286414${gs}1T12345${gs}D270600${gs}S98765${rs}\u0004`,
    { gtin: null, pzn: '03752864', expiry: '2027-06-30', batch: '12345', serial: '98765' },
  ],
  ['IFA with a wrong PPN', `[)>${rs}06${gs}9N110375286415${gs}1T12345${rs}\u0004`, null],
])('VAL-05 a scanned DataMatrix: %s', (_title, scanned, pack) => {
  expect(parseDataMatrix(scanned)).toEqual(pack);
});

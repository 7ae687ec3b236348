import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfFaultOf } from './read-pdf.ts';

const end = '\nstartxref\n9\n%%EOF\n';
const pdf = (catalogue: string, more = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${catalogue} >>\nendobj\n${more}${end}`, 'latin1');

/** The same with objects packed as newer writers do it. */
function packed(...objects: readonly (readonly [number: number, text: string])[]): Buffer {
  let place = 0;
  const pairs = objects.map(([number, text]) => {
    const pair = `${number} ${place}`;
    place += text.length + 1;
    return pair;
  });
  const head = `${pairs.join(' ')} `;
  const content = deflateSync(head + objects.map(([, text]) => text).join(' '));
  const dictionary = `<< /Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode /Length ${content.length} >>`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n9 0 obj\n${dictionary}\nstream\n`),
    content,
    Buffer.from(`\nendstream\nendobj${end}`),
  ]);
}

const address = '<< /S /URI /URI (https://a.example/) >>';
const place = '<< /S /GoTo /D [3 0 R /Fit] >>';
const link = `<< /Type /Annot /Subtype /Link /A ${address} >>`;

test.each<[string, Buffer, boolean]>([
  ['an address', pdf(`/OpenAction ${address}`), false],
  ['an address with a disguised name', pdf('/Open#41ction << /S /#55RI /UR#49 (https://a.example/) >>'), false],
  ['an address in an object of its own', pdf('/OpenAction 7 0 R', `7 0 obj\n${address}\nendobj\n`), false],
  ['an address in packed objects', packed([1, '<< /Type /Catalog /OpenAction 7 0 R >>'], [7, address]), false],
  ['an address behind a place', pdf(`/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${address} >>`), false],
  [
    'an address in the second version of an object',
    pdf('/OpenAction 7 0 R', `7 0 obj\n${place}\nendobj\n7 0 obj\n${address}\nendobj\n`),
    false,
  ],
  ['an action that is nowhere', pdf('/OpenAction 7 0 R'), false],
  ['another document', pdf('/OpenAction << /S /GoToR /F (b.pdf) >>'), false],
  ['a form that is sent', pdf('/OpenAction << /S /SubmitForm /F (https://a.example) >>'), false],
  ['a place on a page', pdf('/OpenAction [3 0 R /XYZ null null 0]', `4 0 obj\n${link}\nendobj\n`), true],
  ['a place as an action', pdf(`/OpenAction ${place}`, `4 0 obj\n${link}\nendobj\n`), true],
  ['a place as a packed action', packed([1, '<< /OpenAction 7 0 R >>'], [4, link], [7, place]), true],
  ['nothing, with a link to follow', pdf('', `4 0 obj\n${link}\nendobj\n`), true],
])('security 23: a PDF that opens with %s', (_, content, isTaken) => {
  expect(pdfFaultOf(content)).toBe(isTaken ? null : 'legal.file_refused');
});

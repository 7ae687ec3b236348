import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';

const asXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Puts the title into the data that stands beside the document's own: PDF/A wants both to say the same. */
function titledMetadata(xmp: string, title: string): string {
  return xmp.replace(
    /(<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>)[^<]*/,
    (_, before: string) => `${before}${asXml(title)}`,
  );
}

/** Says how many components the colour profile has, which the library leaves out: it is written for red, green and blue. */
function completeProfile({ catalog }: PDFDocument): void {
  const intents = catalog.lookupMaybe(PDFName.of('OutputIntents'), PDFArray);
  const intent = intents?.lookupMaybe(0, PDFDict);
  const profile = intent?.lookup(PDFName.of('DestOutputProfile'));
  if (profile instanceof PDFRawStream) profile.dict.set(PDFName.of('N'), PDFNumber.of(3));
}

/** Gives a document with its data what PDF/A wants and the library that adds the data leaves out, and its title in the reader's language. */
export async function finishPdf(bytes: Uint8Array, title: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  const stream = pdf.catalog.lookup(PDFName.of('Metadata'));
  if (stream instanceof PDFRawStream) {
    const xmp = Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8');
    const titled = pdf.context.stream(Buffer.from(titledMetadata(xmp, title)), { Type: 'Metadata', Subtype: 'XML' });
    pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(titled));
  }
  completeProfile(pdf);
  return pdf.save();
}

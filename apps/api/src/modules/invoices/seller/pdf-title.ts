import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

const asXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Puts the title into the data that stands beside the document's own: PDF/A wants both to say the same. */
function titledMetadata(xmp: string, title: string): string {
  return xmp.replace(
    /(<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>)[^<]*/,
    (_, before: string) => `${before}${asXml(title)}`,
  );
}

/** Gives a document with its data its title in the reader's language: the library that adds the data writes an English one. */
export async function withTitle(bytes: Uint8Array, title: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  const stream = pdf.catalog.lookup(PDFName.of('Metadata'));
  if (stream instanceof PDFRawStream) {
    const xmp = Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8');
    const titled = pdf.context.stream(Buffer.from(titledMetadata(xmp, title)), { Type: 'Metadata', Subtype: 'XML' });
    pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(titled));
  }
  return pdf.save();
}

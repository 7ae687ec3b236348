import {
  add,
  bytesOfPdf,
  type Element,
  heightOf,
  openPdf,
  type Pdf,
  type TextPlace,
  write,
} from '../../../../platform/pdf/pdf-document.ts';
import type { Block, CaseFileTask, DrawnPicture } from './case-file-task.ts';

const [width, height, margin] = [595.28, 841.89, 48];
const inner = width - 2 * margin;
const bottom = height - margin - 22;
const nameWidth = 150;
const sumWidth = 90;
const gap = 12;
const perRow = 3;
const pictureWidth = (inner - (perRow - 1) * gap) / perRow;
const pictureHeight = 118;

type Look = Pick<TextPlace, 'size' | 'weight' | 'grey'>;

/** Draws from the top of the first page to the end of the last one. */
class Flow {
  readonly #pdf: Pdf;
  readonly #root: Element;
  readonly #foot: string;
  #page = 1;
  #y = margin;

  constructor(pdf: Pdf, root: Element, foot: string) {
    this.#pdf = pdf;
    this.#root = root;
    this.#foot = foot;
  }

  /** What runs over the page begins the next one. */
  #need(room: number): void {
    if (this.#y + room <= bottom) return;
    this.end();
    this.#pdf.addPage();
    this.#page += 1;
    this.#y = margin;
  }

  /** The foot of the page, over which readers pass. */
  end(): void {
    const at = { x: margin, y: height - margin - 8, width: inner, size: 8.5, grey: true } as const;
    this.#pdf.markContent('Artifact', { type: 'Pagination' });
    write(this.#pdf, this.#foot, at);
    write(this.#pdf, String(this.#page), { ...at, align: 'right' });
    this.#pdf.endMarkedContent();
  }

  skip(room: number): void {
    this.#y += room;
  }

  text(
    type: 'H1' | 'H2' | 'P' | 'BlockQuote',
    text: string,
    { x = margin, keep = 0, ...look }: Look & { x?: number; keep?: number },
  ): void {
    const column = { width: width - margin - x, ...look };
    this.#need(heightOf(this.#pdf, text, column) + keep);
    add({ pdf: this.#pdf, root: this.#root }, type, () => {
      this.#y = write(this.#pdf, text, { x, y: this.#y, ...column });
    });
  }

  line({ name, value, sum = '', strong }: Extract<Block, { is: 'line' }>): void {
    const look = strong ? ({ weight: 'strong' } as const) : {};
    const places = [
      { text: name, x: margin, width: nameWidth, grey: true, ...look },
      { text: value, x: margin + nameWidth + gap, width: inner - nameWidth - sumWidth - 2 * gap, ...look },
      { text: sum, x: width - margin - sumWidth, width: sumWidth, align: 'right', ...look },
    ] as const;
    this.#need(Math.max(...places.map(({ text, ...place }) => heightOf(this.#pdf, text, place))));
    let end = this.#y;
    add({ pdf: this.#pdf, root: this.#root }, 'P', () => {
      for (const { text, ...place } of places)
        if (text !== '') end = Math.max(end, write(this.#pdf, text, { ...place, y: this.#y }));
    });
    this.#y = end + 1;
  }

  pictures(pictures: readonly DrawnPicture[]): void {
    for (let from = 0; from < pictures.length; from += perRow) {
      const row = pictures.slice(from, from + perRow);
      this.#need(pictureHeight + 30);
      let end = this.#y;
      row.forEach((picture, at) => {
        const x = margin + at * (pictureWidth + gap);
        end = Math.max(end, this.#picture(picture, x));
      });
      this.#y = end + 6;
    }
  }

  #picture({ content, alt, caption, ...size }: DrawnPicture, x: number): number {
    const scale = Math.min(pictureWidth / size.width, pictureHeight / size.height);
    const drawn = { width: size.width * scale, height: size.height * scale };
    const y = this.#y;
    const draw = () => void this.#pdf.image(Buffer.from(content), x, y, drawn);
    this.#root.add(this.#pdf.struct('Figure', { alt }, [draw]));
    let end = y;
    add({ pdf: this.#pdf, root: this.#root }, 'P', () => {
      end = write(this.#pdf, caption, { x, y: y + drawn.height + 3, width: pictureWidth, size: 8.5, grey: true });
    });
    return end;
  }
}

function drawBlock(flow: Flow, block: Block): void {
  switch (block.is) {
    case 'heading':
      flow.skip(14);
      // A heading does not stand alone at the end of a page.
      flow.text('H2', block.text, { size: 12, weight: 'strong', keep: 44 });
      return flow.skip(3);
    case 'text':
      return flow.text('P', block.text, block.grey ? { grey: true } : {});
    case 'words':
      flow.text('BlockQuote', block.text, { x: margin + 10 });
      return flow.skip(3);
    case 'line':
      return flow.line(block);
    case 'pictures':
      return flow.pictures(block.pictures);
  }
}

/** What the shop has of a return, as a tagged PDF. */
export async function drawCaseFile(task: CaseFileTask): Promise<Buffer> {
  const { title, subtitle, author, locale, at, foot, blocks } = task;
  const pdf = openPdf({ title, author, locale, made: new Date(at), size: [width, height], margin: 0 });
  return bytesOfPdf(pdf, () => {
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    const flow = new Flow(pdf, root, foot);
    flow.text('H1', title, { size: 17, weight: 'strong' });
    flow.text('P', subtitle, { grey: true });
    for (const block of blocks) drawBlock(flow, block);
    flow.end();
    root.end();
  });
}

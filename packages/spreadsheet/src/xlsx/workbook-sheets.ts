import { targetOf, type Package } from '../package-parts.ts';
import { WorkbookError } from '../workbook-error.ts';
import { nameCode } from '../xml/names.ts';

const [workbookName, sheetName, propertiesName] = [nameCode('workbook'), nameCode('sheet'), nameCode('workbookPr')];
const sheetTypes = ['sheet.main+xml', 'template.main+xml'];

/** The parts that hold what is read, by `partKey`. */
export interface WorkbookParts {
  readonly sheet: string;
  readonly sheetPart: string;
  readonly hiddenSheetsSkipped: number;
  readonly stylesPart: string | undefined;
  readonly stringsPart: string | undefined;
  readonly date1904: boolean;
}

interface ListedSheet {
  readonly name: string;
  readonly id: string;
  readonly hidden: boolean;
}

async function findWorkbook(parts: Package): Promise<string> {
  if (!parts.has('[content_types].xml') || !parts.has('_rels/.rels'))
    throw new WorkbookError('not_a_workbook', 'another kind of zip archive');
  const workbook = targetOf(await parts.relationships(''), ({ kind }) => kind === 'officeDocument');
  if (workbook === undefined) throw new WorkbookError('not_a_workbook', 'no workbook in it');
  const type = await parts.contentType(workbook);
  if (type.includes('macroenabled')) throw new WorkbookError('forbidden_content', 'a workbook with macros');
  if (!type.includes('spreadsheetml') || !sheetTypes.some((end) => type.endsWith(end)))
    throw new WorkbookError('not_a_workbook', type);
  return workbook;
}

/**
 * Finds the sheet to read: of the visible worksheets the one at a place from 0 on, in the order of the tabs. A hidden sheet in front of it is not
 * what the sender sees and is passed over; so are chart sheets.
 */
export async function findParts(parts: Package, place: number): Promise<WorkbookParts> {
  const workbook = await findWorkbook(parts);
  const listed: ListedSheet[] = [];
  let date1904 = false;
  await parts.each(workbook, ({ name, level, attribute }) => {
    if (level === 1 && name !== workbookName)
      throw new WorkbookError('not_a_workbook', 'the workbook is something else');
    if (name === propertiesName && level === 2) date1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
    if (name !== sheetName || level !== 3) return;
    listed.push({
      name: attribute('name') ?? '',
      id: attribute('id') ?? '',
      hidden: /hidden$/i.test(attribute('state') ?? ''),
    });
  });
  const relationships = await parts.relationships(workbook);
  const worksheets = new Set(relationships.filter(({ kind }) => kind === 'worksheet').map(({ id }) => id));
  const sheet = listed.filter(({ hidden, id }) => !hidden && worksheets.has(id))[place];
  const before = sheet === undefined ? listed : listed.slice(0, listed.indexOf(sheet));
  const sheetPart = sheet && targetOf(relationships, ({ id, kind }) => id === sheet.id && kind === 'worksheet');
  if (sheet === undefined || sheetPart === undefined)
    throw new WorkbookError('no_sheet', `${listed.length} sheets, none to read`);
  return {
    sheet: sheet.name,
    sheetPart,
    hiddenSheetsSkipped: before.filter(({ hidden }) => hidden).length,
    stylesPart: targetOf(relationships, ({ kind }) => kind === 'styles'),
    stringsPart: targetOf(relationships, ({ kind }) => kind === 'sharedStrings'),
    date1904,
  };
}

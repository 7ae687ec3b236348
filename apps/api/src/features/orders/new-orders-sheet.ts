import type { NewOrderLine } from './download-queries.ts';
export async function writeNewOrdersFile(lines: readonly NewOrderLine[], _f: string, _l: string): Promise<Buffer> { return Buffer.from(JSON.stringify(lines)); }

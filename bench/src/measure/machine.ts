import { cpus, loadavg, totalmem } from 'node:os';

/** The machine and moment of a run as lines of Markdown; `database` is the version that PostgreSQL reports. */
export function describeMachine(database: string): string[] {
  const processors = cpus();
  return [
    `- ${new Date().toISOString().slice(0, 16)}Z, load average at the start ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' / ')} (1 / 5 / 15 min)`,
    `- ${processors.length} cores (${processors[0]?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB of memory, ${process.platform} ${process.arch}`,
    `- Node ${process.version}, ${database}`,
  ];
}

/** A Markdown table; the first column is left-aligned, the others hold figures. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)];
}

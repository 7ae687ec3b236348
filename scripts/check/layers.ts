import { type StepResult } from '../processes/step.ts';
import { startChild } from '../processes/child.ts';
import { inProject, projectDir } from '../project.ts';
import { filesBelow } from './source-files.ts';

interface CruiseSummary {
  readonly totalCruised: number;
  readonly violations: readonly {
    readonly from: string;
    readonly to: string;
    readonly rule: { readonly name: string };
  }[];
}

const folders = ['packages', 'apps', 'bench'];

/**
 * Checks the one-way rule with dependency-cruiser in `base` (the project, or a copy of its shape). Also fails
 * when fewer modules were cruised than there are source files: a cruiser that cannot parse finds nothing.
 */
export async function checkLayers(base = projectDir): Promise<StepResult> {
  const files = folders.flatMap((folder) => filesBelow(folder, ['.ts', '.tsx'], base));
  const lines: string[] = [];
  const child = startChild({
    name: 'dependency-cruiser',
    cwd: base,
    args: [
      inProject('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      inProject('.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      ...folders,
    ],
    onLine: (line) => lines.push(line),
  });
  await child.exited;
  const summary = readSummary(lines);
  if (!summary) return { ok: false, output: lines.join('\n') };
  return resultOf(summary, files.length);
}

/** The report is the JSON document among whatever else is printed. */
function readSummary(lines: readonly string[]): CruiseSummary | undefined {
  const start = lines.indexOf('{');
  const end = lines.lastIndexOf('}');
  if (start === -1 || end === -1) return undefined;
  const report: { summary: CruiseSummary } = JSON.parse(lines.slice(start, end + 1).join('\n'));
  return report.summary;
}

function resultOf({ violations, totalCruised }: CruiseSummary, sources: number): StepResult {
  const findings = violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
  if (totalCruised < sources)
    findings.push(`only ${totalCruised} modules were cruised, but there are ${sources} source files`);
  return { ok: findings.length === 0, output: findings.join('\n') };
}

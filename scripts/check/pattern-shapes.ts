import { type Node, parseSync } from 'oxc-parser';

/** A step of a pattern: one character of a set, an assertion, a look around, or a group that is looked at on its own. */
interface Step {
  readonly atom: string;
  readonly kind: 'character' | 'assertion' | 'look' | 'group';
  readonly optional: boolean;
  readonly unbounded: boolean;
}

const stepText =
  /(?<open>\((?:\?(?:[:=!]|<[=!]|<\w+>))?)|(?<close>\))|(?<bar>\|)|(?<assertion>[\^$]|\\[bB])|(?<set>\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\.|.)/suy;
const quantifierText = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;

const sample = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code));

/** Whether the sets of two characters of a pattern have a character in common. */
function overlap(one: Step, other: Step, flags: string): boolean {
  const [first, second] = [one, other].map(({ atom }) => new RegExp(`^(?:${atom})$`, flags.replace(/[gy]/g, '')));
  return sample.some((sign) => first?.test(sign) === true && second?.test(sign) === true);
}

/** The alternatives of a pattern as flat steps; what is in a group without a quantifier is part of them. */
class PatternReader {
  readonly alternatives: Step[][] = [];
  private readonly pattern: string;
  private at = 0;

  constructor(pattern: string) {
    this.pattern = pattern;
    this.alternatives.push(...this.readAlternatives());
  }

  private readAlternatives(): Step[][] {
    const found: Step[][] = [];
    let paths: Step[][] = [[]];
    for (;;) {
      stepText.lastIndex = this.at;
      const match = this.at < this.pattern.length ? stepText.exec(this.pattern) : null;
      this.at += match?.[0].length ?? 0;
      const { open, close, bar, assertion, set } = match?.groups ?? {};
      if (bar !== undefined) {
        found.push(...paths);
        paths = [[]];
      } else if (open !== undefined) paths = this.readGroup(paths, open);
      else if (match === null || close !== undefined) return [...found, ...paths];
      else {
        const kind = assertion === undefined ? 'character' : 'assertion';
        const step = { atom: assertion ?? set ?? '', kind, ...this.readQuantifier() } as const;
        paths = paths.map((path) => [...path, step]);
      }
    }
  }

  private readGroup(paths: readonly Step[][], open: string): Step[][] {
    const from = this.at;
    const inner = this.readAlternatives();
    const atom = this.pattern.slice(from, this.at - 1);
    const quantifier = this.readQuantifier();
    const looks = /^\(\?<?[=!]/.test(open);
    if (!looks && !quantifier.optional && !quantifier.unbounded)
      return paths.flatMap((path) => inner.map((own) => [...path, ...own]));
    const holds = inner.some((own) => own.some(({ unbounded }) => unbounded));
    const kind = looks ? 'look' : 'group';
    const optional = looks || quantifier.optional;
    const group = { atom, kind, optional, unbounded: quantifier.unbounded || (looks && holds) } as const;
    return paths.map((path) => [...path, group]);
  }

  private readQuantifier(): Pick<Step, 'optional' | 'unbounded'> {
    quantifierText.lastIndex = this.at;
    const text = quantifierText.exec(this.pattern)?.[0] ?? '';
    this.at += text.length;
    return { optional: /^(?:[*?]|\{0)/.test(text), unbounded: /^(?:[*+]|\{\d+,\})/.test(text) };
  }
}

/** Whether a run of this step can be entered anywhere inside of itself, and what follows it fail each time. */
function restarts(path: readonly Step[], at: number, flags: string): boolean {
  const run = path[at];
  const before = path.slice(0, at).filter(({ kind }) => kind !== 'assertion');
  if (run === undefined || path[0]?.atom === '^') return false;
  if (run.kind === 'look') return true;
  if (path.slice(at + 1).every(({ optional }) => optional)) return false;
  if (run.kind === 'group') return true;
  return before.every((step) => step.kind === 'character' && overlap(step, run, flags));
}

/** Whether two runs that may be side by side take the same characters, and something after them can fail. */
function competes(path: readonly Step[], at: number, flags: string): boolean {
  const run = path[at];
  const next = path.findIndex((step, index) => index > at && !(step.optional && !step.unbounded));
  const other = path[next];
  if (run?.kind !== 'character' || other?.kind !== 'character' || !other.unbounded || next === path.length - 1)
    return false;
  return overlap(run, other, flags);
}

/** Whether the time that a pattern takes can grow with the square of a text or faster. */
export function isSlowPattern(pattern: string, flags: string): boolean {
  return new PatternReader(pattern).alternatives.some((path) =>
    path.some(
      (step, at) => step.unbounded && (restarts(path, at, flags) || competes(path, at, flags) || isNested(step)),
    ),
  );
}

/** A repeated group that ends in a run: the same text can be cut into pieces in many ways. */
function isNested({ kind, atom }: Step): boolean {
  return kind === 'group' && new PatternReader(atom).alternatives.some((path) => path.at(-1)?.unbounded === true);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesBelow(child);
}

/** The patterns written in a source file, with their flags. */
export function patternsIn(file: string, text: string): { readonly pattern: string; readonly flags: string }[] {
  return [...nodesBelow(parseSync(file, text).program)].flatMap((node) =>
    node.type === 'Literal' && 'regex' in node && node.regex ? [node.regex] : [],
  );
}

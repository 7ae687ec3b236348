/** What a page form counts as one change and names in its bar: a field, or fields that belong together. */
export interface FormPart {
  readonly label: string;
  readonly names: readonly string[];
}

export interface FormSection {
  readonly key: string;
  readonly title: string;
  readonly parts: readonly FormPart[];
}

/** The parts that hold one of these fields, in the page's order. */
export function partsWith(sections: readonly FormSection[], names: readonly string[]): FormPart[] {
  return sections.flatMap(({ parts }) => parts).filter((part) => part.names.some((name) => names.includes(name)));
}

export const isIn = ({ parts }: FormSection, names: readonly string[]): boolean =>
  parts.some((part) => part.names.some((name) => names.includes(name)));

/** The key under which the seller's choice among several products is kept. */
export function choiceKey(code: string | null, gtin: string | null): string {
  return `${code ?? ''}/${gtin ?? ''}`;
}

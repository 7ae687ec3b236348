/** The first characters of a text, at most `max` units of UTF-16 as databases and files count them; none is cut in half. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  return cut.isWellFormed() || !text.isWellFormed() ? cut : cut.slice(0, -1);
}

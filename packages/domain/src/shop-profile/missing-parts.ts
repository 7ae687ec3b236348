/** What a public page lives of; the rest of the profile is a matter of taste. */
export const profileParts = [
  'logo',
  'background',
  'short_description',
  'about',
  'opening_hours',
  'phone',
  'email',
] as const;
export type ProfilePart = (typeof profileParts)[number];

/** What a shop's profile lacks, in the order of its form; `values` has what was entered. */
export function missingParts(values: Readonly<Record<ProfilePart, string | null>>): ProfilePart[] {
  return profileParts.filter((part) => (values[part] ?? '').trim() === '');
}

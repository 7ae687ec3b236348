/** Countries whose sellers may sell no medicines on a marketplace, whatever they have subscribed to. */
const closedToMedicines: ReadonlySet<string> = new Set(['ES']);

/** Whether a seller in this market (country code) may never sell medicines (domain rule 6 of the sync results). */
export function isClosedToMedicines(market: string): boolean {
  return closedToMedicines.has(market);
}

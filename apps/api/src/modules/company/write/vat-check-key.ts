/** By which checks of a shop's number are one: after several saves VIES is asked once, about the number that is there then. */
export const vatCheckKey = (sellerId: string): string => `check_company_vat:${sellerId}`;

/** What of a return goes back into the shop's stock, and what did not. */
export const restock = {
  title: 'Back into stock',
  units: '{count} of {all} saleable',
  none: 'none',
  medicine: 'Medicine: what has left the pharmacy may usually not be sold again. That is why none is chosen.',
  done: '{count} of {all} back in stock',
  refused:
    '{count, plural, one {# unit did not go back into stock} other {# units did not go back into stock}}: {why}.',
  offer: 'Open the offer',
  why: {
    gone: 'you no longer offer it from your own stock',
    full: 'its stock is at the maximum',
    price: 'its price is outside the limits',
    permission: 'a certificate or contract is missing',
    not_available: 'it cannot be sold at the moment',
  },
};

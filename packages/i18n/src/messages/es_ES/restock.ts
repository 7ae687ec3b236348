/** What of a return goes back into the shop's stock, and what did not. */
export const restock = {
  title: 'De vuelta a las existencias',
  units: '{count} de {all} vendibles',
  none: 'ninguna',
  medicine:
    'Medicamento: lo que ha salido de la farmacia por lo general no puede volver a venderse. Por eso no hay nada elegido.',
  done: '{count} de {all} de vuelta en las existencias',
  refused: '{count, plural, one {# unidad no ha vuelto al stock} other {# unidades no han vuelto al stock}}: {why}.',
  offer: 'Abrir la oferta',
  why: {
    gone: 'ya no lo ofrece de su propio stock',
    full: 'el stock está en el máximo',
    price: 'el precio está fuera de los límites',
    permission: 'falta un certificado o un contrato',
    not_available: 'no se puede vender en este momento',
  },
};

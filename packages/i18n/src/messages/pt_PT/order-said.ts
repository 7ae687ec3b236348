export const orderSaid = {
  confirmed: 'Encomenda {number} confirmada',
  processed: 'Encomenda {number} enviada',
  rejected: 'Encomenda {number} recusada',
  unitsRejected: 'Unidades da encomenda {number} recusadas',
  takenBack: 'Encomenda {number}: desfeito. Nada foi enviado.',
  trackingSaved: 'Seguimento da encomenda {number} guardado',
  pickupSaved: 'Código de levantamento da encomenda {number} guardado',
  pickupDeleted: 'Código de levantamento da encomenda {number} eliminado',
  now: 'Agora {order}, {units}, {deadline}.',
  noneNew: 'Não há mais encomendas novas nesta lista.',
  noneLeft: 'Não há mais encomendas nesta lista.',
};

export const payout = {
  failed: 'No hemos podido cargar su cuenta de cobro',
  status: {
    pending: 'Pendiente',
    invalid: 'No válida',
    valid: 'Válida',
  },
  headline: {
    not_started: 'Abra la cuenta en {provider} para cobrar',
    awaiting_data:
      '{count, plural, =0 {{provider} necesita más datos} one {Falta 1 dato para que {provider} valide la cuenta} other {Faltan # datos para que {provider} valide la cuenta}}',
    in_review: '{provider} está revisando sus datos',
    refused: '{provider} ha rechazado la cuenta',
    restricted: '{provider} ha restringido la cuenta',
    approved: '{provider} ha validado la cuenta',
  },
  steps: 'Pasos para la validación',
  step: {
    legal_entity: 'Empresa',
    owners: 'Titulares',
    bank: 'Banco',
    documents: 'Documentos',
    review: 'Revisión',
  },
  mark: {
    done: 'Completo',
    open: 'Sin empezar',
    running: 'En curso',
    refused: 'Rechazado',
    missing: '{count, plural, one {Falta # dato} other {Faltan # datos}}',
    invalid: '{count, plural, one {# dato por corregir} other {# datos por corregir}}',
  },
  need: {
    legal_entity: {
      missing: 'Faltan datos de la empresa',
      invalid: 'No se han podido confirmar los datos de la empresa',
    },
    owners: {
      missing: 'Faltan datos de un titular',
      invalid: 'No se han podido confirmar los datos de un titular',
    },
    bank: {
      missing: 'Falta la cuenta bancaria',
      invalid: 'No se ha podido confirmar la cuenta bancaria',
    },
    documents: {
      missing: 'Falta un documento',
      invalid: 'Un documento no es válido',
    },
  },
  text: {
    missing: 'Complételo en {provider}.',
    invalid: 'Corríjalo en {provider}; suba las dos caras, sin reflejos.',
    bank: 'Compruebe el IBAN y escríbalo de nuevo.',
  },
  code: 'Código {code}',
  action: {
    provider: 'Abrir {provider}',
    begin: 'Abrir cuenta en {provider}',
    complete: 'Completar en {provider}',
  },
  opening: 'Abriendo…',
  notConnected: '{provider} aún no está conectado con el portal. Contacte con el soporte.',
  meanwhile: 'Mientras tanto puede vender. Sus ventas se guardan y se pagan en cuanto la cuenta sea válida.',
  bank: {
    title: 'Cuenta bancaria',
    iban: 'IBAN',
    holder: 'Titular',
    changed: 'Cambiado',
    by: '{when}, {who}',
    none: 'Aún no hay cuenta bancaria',
    change: 'Cambiar IBAN…',
  },
  hold: {
    title: 'Pagos retenidos hasta el {when}',
    text: 'Tras un cambio de IBAN esperamos {hours} horas. Si no lo hizo usted, <block>bloquee la cuenta ahora</block>.',
  },
  blocked: {
    title: 'Todos los pagos están bloqueados',
    text: 'Llame a {brand} al {phone} para desbloquearlos.',
  },
  block: {
    title: '¿Bloquear todos los pagos?',
    text: 'No se paga nada hasta que {brand} desbloquee la cuenta. Usted sigue vendiendo. Se avisa a todos los titulares.',
    confirm: 'Bloquear pagos',
    running: 'Bloqueando…',
    done: 'Pagos bloqueados',
  },
  iban: {
    title: 'Cambiar IBAN',
    note: '{provider} revisa la nueva cuenta, los pagos esperan {hours} horas y todos los titulares reciben un correo.',
    submit: 'Cambiar IBAN',
    saved: 'IBAN cambiado. Los pagos esperan {hours} horas.',
  },
  next: {
    title: 'Próximo pago',
    none: 'No hay ningún pago previsto. Lo habrá cuando los clientes reciban sus pedidos.',
    planned: 'Previsto',
    held: 'Retenido',
    due: 'Previsto el {day}.',
  },
  waits: {
    blocked: 'Espera a que {brand} desbloquee la cuenta.',
    validation: 'Espera a que {provider} valide la cuenta.',
    bank_account: 'Espera hasta el {when}, porque se cambió el IBAN.',
    marketplace: '{brand} lo retiene. Contacte con el soporte.',
  },
  line: {
    sales: 'Ventas',
    shipping: 'Envíos cobrados',
    refunds: 'Reembolsos',
    commission: 'Comisión e IVA',
    adjustment: 'Ajustes',
  },
  counted: {
    sales: 'Ventas, {count, plural, one {# pedido} other {# pedidos}}',
    other: '{line}, {count}',
  },
  total: 'A cobrar',
  last: {
    title: 'Últimos pagos',
    none: 'Aún no se ha pagado nada.',
  },
  column: {
    date: 'Fecha',
    state: 'Estado',
    account: 'Cuenta',
    amount: 'Importe',
  },
  state: {
    paid: 'Pagado',
    returned: 'Devuelto por el banco',
    returnedNext:
      'El banco no pudo hacer el pago. Compruebe su IBAN y corríjalo si es incorrecto: volveremos a pagar el importe en un pago posterior.',
    paidAgain: 'Devuelto por el banco, pagado el {day}',
  },
};

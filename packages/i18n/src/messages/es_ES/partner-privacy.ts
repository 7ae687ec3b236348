export const partnerPrivacy = {
  intro:
    'Esta página explica qué datos personales trata {brand} en el portal de vendedores sobre las personas de las tiendas asociadas. Está en vigor desde el {day}.',
  section: {
    controller: {
      title: 'Responsable',
      text: 'La responsable es {company}. Para todo lo que trata esta página, escriba a {email}.',
    },
    data: {
      title: 'Qué datos',
      text: 'Nombre, correo de trabajo, función e idioma de quien entra; qué hace en el portal, cuándo y desde qué dirección; lo que pide el registro sobre el titular, como contacto, números profesionales y fiscales y cuenta bancaria.',
    },
    purpose: {
      title: 'Para qué',
      text: 'Para cumplir el contrato con su tienda: pedidos, ofertas, facturas y cobros. Para proteger el portal: accesos, códigos e historial de cambios. Para cumplir la ley, por ejemplo la fiscal y la de servicios digitales. No usamos estos datos para publicidad.',
    },
    recipients: {
      title: 'Quién más los recibe',
      text: 'Nuestros proveedores de alojamiento y correo, el proveedor de pagos que elija su tienda y las autoridades cuando la ley lo exija. Los clientes ven la tienda, su dirección y sus textos legales, no a las personas de su equipo.',
    },
    term: {
      title: 'Cuánto tiempo',
      text: 'Los códigos y las sesiones se borran un día después de terminar. El historial de cambios se guarda {history} días. Un registro sin terminar o rechazado se borra a los {registration} días. Los datos de clientes de sus pedidos se anonimizan {customers} días después de cerrarse el pedido. Las facturas se guardan lo que exige la ley fiscal.',
    },
    rights: {
      title: 'Sus derechos',
      text: 'Puede pedir ver, corregir, limitar o borrar sus datos y recibirlos en un formato habitual, y puede oponerse. Los titulares descargan ellos mismos todos los datos de la tienda en el portal. También puede reclamar ante una autoridad de protección de datos.',
    },
    cookies: {
      title: 'Cookies y almacenamiento',
      text: 'El portal solo usa lo necesario: cookies para su sesión y unos pocos ajustes en su navegador. Nada mide lo que hace aquí.',
    },
  },
};

import type { MessageSubject } from '@offizin/domain/messages/conversation';

/** What becomes of a customer's message in a demo shop: it waits, or the shop has answered or closed it. */
export type Outcome = 'waits' | 'answered' | 'closed';

interface Plan {
  readonly subject: MessageSubject;
  /** Before the demo begins. */
  readonly hoursAgo: number;
  readonly outcome: Outcome;
  readonly hasPicture?: true;
}

/** A few of each: late, nearly late, new, answered and closed. */
const plans: readonly Plan[] = [
  { subject: 'delivery', hoursAgo: 98, outcome: 'waits' },
  { subject: 'damaged', hoursAgo: 22.8, outcome: 'waits', hasPicture: true },
  { subject: 'advice', hoursAgo: 21.1, outcome: 'waits' },
  { subject: 'invoice', hoursAgo: 18.6, outcome: 'waits' },
  { subject: 'cancellation', hoursAgo: 3.2, outcome: 'waits' },
  { subject: 'product', hoursAgo: 0.4, outcome: 'waits' },
  { subject: 'delivery', hoursAgo: 6, outcome: 'answered' },
  { subject: 'product', hoursAgo: 9, outcome: 'answered' },
  { subject: 'other', hoursAgo: 12, outcome: 'closed' },
];

interface Words {
  readonly questions: readonly [string, string, string, string, string, string, string, string, string];
  readonly answer: string;
  readonly thanks: string;
  readonly templates: readonly (readonly [name: string, text: string])[];
}

const words: Readonly<Record<string, Words>> = {
  de: {
    questions: [
      'Guten Tag, laut Sendungsverfolgung liegt mein Paket seit Freitag im Verteilzentrum. Wann kommt es an?',
      'Guten Tag, das Paket ist heute gekommen, aber eine der beiden Flaschen ist ausgelaufen. Die Schachtel ist ganz nass. Können Sie mir eine neue schicken?',
      'Darf ich das Magnesium zusammen mit meinem Blutdrucksenker nehmen? Sie erreichen mich unter 0761 123 45 67.',
      'Können Sie die Rechnung bitte auf unsere Firma ausstellen?',
      'Ich habe aus Versehen zweimal bestellt und möchte eine Bestellung stornieren. Geht das noch?',
      'Ist das die Packung mit 50 oder mit 100 Tabletten?',
      'Kann ich das Paket auch am Samstag bekommen?',
      'Ist die Creme ohne Duftstoffe?',
      'Vielen Dank, das ging schnell und war sehr gut verpackt.',
    ],
    answer: 'Guten Tag, vielen Dank für Ihre Nachricht. Ja, das ist möglich. Freundliche Grüße, Ihr Team',
    thanks: 'Vielen Dank für die schnelle Antwort!',
    templates: [
      [
        'Ersatz kommt',
        'Guten Tag {customer},\n\nes tut uns leid, dass {product} beschädigt bei Ihnen ankam. Wir schicken Ihnen kostenlos eine neue Packung. Die beschädigte brauchen Sie nicht zurückzusenden.\n\nIhre {shop}, {sender}',
      ],
      [
        'Erstattung',
        'Guten Tag {customer},\n\nwir erstatten Ihnen {product}. Der Betrag ist in wenigen Tagen auf Ihrem Konto.\n\nIhre {shop}, {sender}',
      ],
      [
        'Fotos erbitten',
        'Guten Tag {customer},\n\nkönnen Sie uns bitte ein Foto von {product} schicken? Dann finden wir schnell eine Lösung.\n\nIhre {shop}, {sender}',
      ],
      [
        'Sendung',
        'Guten Tag {customer},\n\nIhr Paket ist mit {carrier} unterwegs. Bitte geben Sie ihm noch zwei Werktage.\n\nIhre {shop}, {sender}',
      ],
      ['Danke', 'Guten Tag {customer},\n\nvielen Dank für Ihre Nachricht.\n\nIhre {shop}, {sender}'],
    ],
  },
  fr: {
    questions: [
      'Bonjour, d’après le suivi, mon colis est au centre de tri depuis vendredi. Quand arrivera-t-il ?',
      'Bonjour, le colis est arrivé aujourd’hui, mais l’un des deux flacons a coulé. La boîte est trempée. Pouvez-vous m’en envoyer un autre ?',
      'Puis-je prendre le magnésium avec mon traitement contre l’hypertension ? Vous pouvez me joindre au 06 12 34 56 78.',
      'Pouvez-vous établir la facture au nom de notre société ?',
      'J’ai commandé deux fois par erreur et je souhaite annuler une commande. Est-ce encore possible ?',
      'Est-ce la boîte de 50 ou de 100 comprimés ?',
      'Puis-je recevoir le colis samedi ?',
      'La crème est-elle sans parfum ?',
      'Merci beaucoup, c’était rapide et très bien emballé.',
    ],
    answer: 'Bonjour, merci pour votre message. Oui, c’est possible. Bien cordialement, votre équipe',
    thanks: 'Merci pour votre réponse rapide !',
    templates: [
      [
        'Remplacement',
        'Bonjour {customer},\n\nnous sommes désolés que {product} soit arrivé abîmé. Nous vous en envoyons un autre gratuitement. Inutile de nous renvoyer le premier.\n\n{shop}, {sender}',
      ],
      [
        'Remboursement',
        'Bonjour {customer},\n\nnous vous remboursons {product}. Le montant sera sur votre compte dans quelques jours.\n\n{shop}, {sender}',
      ],
      [
        'Demander des photos',
        'Bonjour {customer},\n\npouvez-vous nous envoyer une photo de {product} ? Nous trouverons vite une solution.\n\n{shop}, {sender}',
      ],
      [
        'Colis',
        'Bonjour {customer},\n\nvotre colis est en route avec {carrier}. Comptez encore deux jours ouvrés.\n\n{shop}, {sender}',
      ],
    ],
  },
  es: {
    questions: [
      'Buenos días, según el seguimiento mi paquete está en el centro de distribución desde el viernes. ¿Cuándo llegará?',
      'Buenos días, el paquete ha llegado hoy, pero uno de los dos frascos se ha derramado. La caja está empapada. ¿Pueden enviarme otro?',
      '¿Puedo tomar el magnesio junto con mis pastillas para la tensión? Mi móvil es el 612 345 678.',
      '¿Pueden emitir la factura a nombre de nuestra empresa?',
      'He pedido dos veces por error y quiero cancelar uno de los pedidos. ¿Todavía es posible?',
      '¿Es el envase de 50 o de 100 comprimidos?',
      '¿Puedo recibir el paquete el sábado?',
      '¿La crema es sin perfume?',
      'Muchas gracias, ha llegado muy rápido y muy bien embalado.',
    ],
    answer: 'Buenos días, gracias por su mensaje. Sí, es posible. Un saludo, su equipo',
    thanks: '¡Gracias por responder tan rápido!',
    templates: [
      [
        'Enviamos otro',
        'Buenos días, {customer}:\n\nsentimos que {product} haya llegado dañado. Le enviamos otro sin coste. No hace falta que devuelva el primero.\n\n{shop}, {sender}',
      ],
      [
        'Reembolso',
        'Buenos días, {customer}:\n\nle reembolsamos {product}. Verá el importe en su cuenta en unos días.\n\n{shop}, {sender}',
      ],
      [
        'Pedir fotos',
        'Buenos días, {customer}:\n\n¿puede enviarnos una foto de {product}? Así encontraremos pronto una solución.\n\n{shop}, {sender}',
      ],
      [
        'Envío',
        'Buenos días, {customer}:\n\nsu paquete está en camino con {carrier}. Espere, por favor, dos días laborables más.\n\n{shop}, {sender}',
      ],
    ],
  },
  it: {
    questions: [
      'Buongiorno, secondo il tracciamento il mio pacco è fermo al centro di smistamento da venerdì. Quando arriva?',
      'Buongiorno, il pacco è arrivato oggi, ma uno dei due flaconi ha perso. La scatola è bagnata. Potete mandarmene un altro?',
      'Posso prendere il magnesio insieme alle pastiglie per la pressione?',
      'Potete intestare la fattura alla nostra azienda?',
      'Ho ordinato due volte per errore e vorrei annullare un ordine. È ancora possibile?',
      'È la confezione da 50 o da 100 compresse?',
      'Posso ricevere il pacco di sabato?',
      'La crema è senza profumo?',
      'Grazie mille, consegna veloce e imballo perfetto.',
    ],
    answer: 'Buongiorno, grazie per il messaggio. Sì, è possibile. Cordiali saluti, il suo team',
    thanks: 'Grazie per la risposta rapida!',
    templates: [
      [
        'Sostituzione',
        'Buongiorno {customer},\n\nci dispiace che {product} sia arrivato danneggiato. Gliene spediamo un altro senza spese. Non serve rimandarci il primo.\n\n{shop}, {sender}',
      ],
      [
        'Rimborso',
        'Buongiorno {customer},\n\nle rimborsiamo {product}. L’importo sarà sul suo conto tra pochi giorni.\n\n{shop}, {sender}',
      ],
    ],
  },
  pt: {
    questions: [
      'Bom dia, segundo o seguimento a minha encomenda está no centro de distribuição desde sexta-feira. Quando chega?',
      'Bom dia, a encomenda chegou hoje, mas um dos dois frascos derramou. A caixa está molhada. Podem enviar-me outro?',
      'Posso tomar o magnésio com os comprimidos para a tensão?',
      'Podem emitir a fatura em nome da nossa empresa?',
      'Encomendei duas vezes por engano e quero cancelar uma encomenda. Ainda é possível?',
      'É a embalagem de 50 ou de 100 comprimidos?',
      'Posso receber a encomenda no sábado?',
      'O creme é sem perfume?',
      'Muito obrigado, chegou depressa e bem embalado.',
    ],
    answer: 'Bom dia, obrigado pela sua mensagem. Sim, é possível. Com os melhores cumprimentos, a sua equipa',
    thanks: 'Obrigado pela resposta rápida!',
    templates: [
      [
        'Enviamos outro',
        'Bom dia, {customer}:\n\nlamentamos que {product} tenha chegado danificado. Enviamos outro sem custos. Não precisa de devolver o primeiro.\n\n{shop}, {sender}',
      ],
      [
        'Reembolso',
        'Bom dia, {customer}:\n\nvamos reembolsar {product}. O valor estará na sua conta dentro de alguns dias.\n\n{shop}, {sender}',
      ],
    ],
  },
};

/** What customers and a shop write in a language; German where there are no words in it. */
export function wordsIn(locale: string): Words {
  const found = words[locale.slice(0, 2)] ?? words['de'];
  if (found === undefined) throw new Error('no words at all');
  return found;
}

export interface DemoMessage extends Plan {
  readonly orderNumber: string;
  readonly messageNo: string;
  readonly text: string;
  readonly writtenAt: Date;
}

export interface SentOrder {
  readonly number: string;
  readonly createdAt: string;
}

/** Hours after its order before which nobody writes. */
const patience = 20;

/** What customers of a shop have written about these orders of it, each about one of its own. */
export function messagesOf(
  { externalId, locale }: { readonly externalId: string; readonly locale: string },
  orders: readonly SentOrder[],
  now: Date,
): DemoMessage[] {
  const { questions } = wordsIn(locale);
  const taken = new Set<string>();
  return plans.flatMap((plan, at) => {
    const text = questions[at];
    const writtenAt = new Date(now.getTime() - plan.hoursAgo * 3_600_000);
    const latest = writtenAt.getTime() - patience * 3_600_000;
    const about = orders.find(({ number, createdAt }) => !taken.has(number) && Date.parse(createdAt) <= latest);
    if (about === undefined || text === undefined) return [];
    const orderNumber = about.number;
    taken.add(orderNumber);
    return { ...plan, orderNumber, text, writtenAt, messageNo: `${externalId}-${at + 1}` };
  });
}

/** What the shop has done about a customer's first words. */
export function outcomeOf(locale: string, text: string): Outcome {
  const at = wordsIn(locale).questions.findIndex((question) => question.startsWith(text));
  return plans[at]?.outcome ?? 'waits';
}

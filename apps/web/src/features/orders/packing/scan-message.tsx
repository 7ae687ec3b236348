import type { ScannedProduct } from '@offizin/contract/orders/packing';
import { codeLabels } from '@offizin/domain/identifiers/code-labels';
import { limits } from '@offizin/domain/limits';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { orderTabOf } from '@offizin/domain/orders/statuses';
import {
  type Icon,
  IconAlertOctagon,
  IconArrowsExchange,
  IconCalendarExclamation,
  IconCopy,
  IconHelpCircle,
  IconInfoCircle,
  IconUsers,
  IconWifiOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { ProductImage } from '../../../parts/products/product-image.tsx';
import { Button } from '../../../ui/button.tsx';
import { packText } from '../pane/national-code.tsx';
import { type Message, messageTones } from './messages.ts';
import classes from './packing.module.css';
import { CodeDifference, Difference } from './product-difference.tsx';

export interface MessageActs {
  readonly answer: () => void;
  readonly takeAnyway: () => void;
  readonly typeCode: () => void;
  readonly switchTo: (orderId: string) => void;
  readonly goOn: () => void;
}

const icons: Readonly<Record<Message['kind'], Icon>> = {
  wrong: IconAlertOctagon,
  tooMany: IconAlertOctagon,
  expired: IconCalendarExclamation,
  near: IconCalendarExclamation,
  same: IconCopy,
  unknown: IconHelpCircle,
  offline: IconWifiOff,
  other: IconArrowsExchange,
  this: IconInfoCircle,
  missing: IconInfoCircle,
  busy: IconUsers,
  closed: IconInfoCircle,
};

/** Title and sentence of a message. */
function useMessageTexts(): (message: Message) => { title: string; text: string } {
  const t = useTranslations('packing.message');
  const tStatus = useTranslations('orders.status');
  const formats = useFormats();
  return (message) => {
    switch (message.kind) {
      case 'wrong':
      case 'this':
        return { title: t(`${message.kind}.title`), text: t(`${message.kind}.text`) };
      case 'missing':
        return { title: t('missing.title'), text: t('missing.label') };
      case 'tooMany':
        return { title: t('tooMany.title'), text: t('tooMany.text', { name: message.name, of: String(message.of) }) };
      case 'expired':
        return {
          title: t('expired.title', { day: formats.date(message.expiresOn) }),
          text: t('expired.text', { name: message.name }),
        };
      case 'near':
        return {
          title: t('near.title', { days: message.days }),
          text: t('near.text', {
            name: message.name,
            day: formats.date(message.expiresOn),
            limit: String(limits.expiryWarningDays),
          }),
        };
      case 'same':
        return { title: t('same.title'), text: t('same.text', { time: formats.time(message.packedAt) }) };
      case 'unknown':
      case 'offline':
        return {
          title: t(`${message.kind}.title`),
          text: t(`${message.kind}.text`, { code: message.code }),
        };
      case 'other': {
        const { order } = message;
        const who = order.customer === null ? '–' : `${order.customer.firstName}, ${order.customer.city}`;
        const isOpen = orderTabOf(order.status) === 'to-manage';
        return {
          title: t('other.title', { number: formatOrderNumber(order.number) }),
          text: isOpen ? t('other.text', { who }) : t('otherClosed.text'),
        };
      }
      case 'busy':
        return {
          title: t('busy.title', { name: message.name }),
          text: t('busy.text', { time: formats.time(message.since) }),
        };
      case 'closed':
        return { title: t('closed.title', { status: tStatus(message.status) }), text: t('closed.text') };
    }
  };
}

function PutBack({ onClick }: { onClick: () => void }) {
  const t = useTranslations('packing.action');
  return (
    <Button tone="danger" size="large" data-key=" " hint={t('space')} onClick={onClick}>
      {t('putBack')}
    </Button>
  );
}

function Acts({ message, acts }: { message: Message; acts: MessageActs }): ReactNode {
  const t = useTranslations('packing.action');
  const goOn = (
    <Button size="large" data-key=" " hint={t('space')} onClick={acts.answer}>
      {t('goOn')}
    </Button>
  );
  switch (message.kind) {
    case 'wrong':
    case 'tooMany':
    case 'expired':
      return <PutBack onClick={acts.answer} />;
    case 'near':
      return (
        <>
          <Button size="large" hint="A" onClick={acts.answer}>
            {t('another')}
          </Button>
          <Button size="large" hint="J" onClick={acts.takeAnyway}>
            {t('anyway')}
          </Button>
        </>
      );
    case 'unknown':
    case 'offline':
      return (
        <Button size="large" hint="T" onClick={acts.typeCode}>
          {t('type')}
        </Button>
      );
    case 'other':
      return orderTabOf(message.order.status) === 'to-manage' ? (
        <Button size="large" hint="W" onClick={() => acts.switchTo(message.order.id)}>
          {t('switch')}
        </Button>
      ) : (
        goOn
      );
    case 'busy':
    case 'closed':
      return (
        <Button size="large" hint="N" onClick={acts.goOn}>
          {t('next')}
        </Button>
      );
    case 'same':
    case 'this':
    case 'missing':
      return goOn;
  }
}

type Compared = Pick<ScannedProduct, 'name' | 'pack' | 'codeSystem' | 'nationalCode' | 'gtin' | 'image'>;

const codeOf = ({ nationalCode, gtin }: Compared): string => nationalCode ?? gtin ?? '';

function ComparedProduct({ head, product, other }: { head: string; product: Compared; other: Compared | null }) {
  const system = product.codeSystem;
  const name = `${product.name} ${packText(product.pack)}`;
  const isSystem = system !== null && Object.hasOwn(codeLabels, system);
  return (
    <div>
      <ProductImage image={product.image} />
      <div>
        <span>{head}</span>
        <strong>
          {other === null ? name : <Difference text={name} other={`${other.name} ${packText(other.pack)}`} />}
        </strong>
        <span>
          {isSystem ? codeLabels[system as keyof typeof codeLabels] : 'EAN'}{' '}
          {other === null ? <b>{codeOf(product)}</b> : <CodeDifference code={codeOf(product)} other={codeOf(other)} />}
        </span>
      </div>
    </div>
  );
}

/** What was scanned beside what the order needs: what differs is marked. */
function Comparison({ message }: { message: Message & { kind: 'wrong' } }) {
  const t = useTranslations('packing');
  const formats = useFormats();
  const { product, wanted, at } = message;
  return (
    <div className={classes['compared']}>
      <ComparedProduct head={t('scanned', { time: formats.time(at) })} product={product} other={wanted} />
      {wanted === null ? null : (
        <div className={classes['wanted']}>
          <ComparedProduct head={t('wanted')} product={wanted} other={product} />
        </div>
      )}
    </div>
  );
}

/** What the last scan came to, where it did not tick a unit; one at a time, in the place of the one before. */
export function ScanMessage({ message, acts }: { message: Message; acts: MessageActs }) {
  const { title, text } = useMessageTexts()(message);
  const Shape = icons[message.kind];
  return (
    <section className={classes['message']} data-tone={messageTones[message.kind]} role="alert" aria-label={title}>
      <span className={classes['sign']}>
        <Shape aria-hidden />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={classes['acts']}>
        <Acts message={message} acts={acts} />
      </div>
      {message.kind === 'wrong' ? <Comparison message={message} /> : null}
    </section>
  );
}

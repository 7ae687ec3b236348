import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { createTransport } from 'nodemailer';
import { type Letter, letterHtml, letterText } from './letter.ts';

/** A mail on its way. */
export interface Mail {
  /** Never used for another mail, so that one that is sent twice is recognised. */
  readonly id: string;
  readonly brand: BrandId;
  /** Address alone: names are users' texts, which belong into no header. */
  readonly to: string;
  /** A text of the portal's own. */
  readonly subject: string;
  readonly letter: Letter;
}

export interface Mailer {
  /** Hands a mail over; false when the mail server refuses it for good. Throws when it may be sent later. */
  send(mail: Mail): Promise<boolean>;
  close(): void;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500
  );
}

/** Sends through a mail server (`smtp://` or `smtps://`, with user and password where it asks for them). */
export function openMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return {
    send: async ({ id, brand, to, subject, letter }) => {
      const { name, support } = brands[brand];
      const domain = support.email.split('@')[1];
      const headers = { 'auto-submitted': 'auto-generated' };
      const message = {
        from: { name, address: support.email },
        to: { name: '', address: to },
        subject,
        messageId: `<${id}@${domain}>`,
        headers,
      };
      try {
        await transport.sendMail({ ...message, text: letterText(letter), html: letterHtml(letter) });
        return true;
      } catch (error) {
        if (isRefusal(error)) return false;
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { PasskeyCreation, PasskeyProof } from '@offizin/contract/identity/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator is asked, as far as it matters here. */
interface AskedOptions {
  readonly challenge: string;
}

interface Place {
  readonly host: string;
  readonly origin: string;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const flag = { userPresent: 1, userVerified: 4, hasCredential: 64 } as const;

/** An authenticator in software: makes one passkey and proves it, with a counter that moves on unless a test sets it. */
export class SoftwarePasskey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = base64url(randomBytes(32));
  counter = 0;
  isUserVerified = true;
  userHandle: string | null = null;

  #authenticatorData(host: string, more: Uint8Array = new Uint8Array()): Buffer {
    const flags =
      flag.userPresent | (this.isUserVerified ? flag.userVerified : 0) | (more.length > 0 ? flag.hasCredential : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, more]);
  }

  create({ challenge }: AskedOptions, { host, origin }: Place): PasskeyCreation {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKey]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(this.#authenticatorData(host, credential))],
      ]),
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  prove({ challenge }: AskedOptions, { host, origin }: Place): PasskeyProof {
    this.counter += 1;
    const authenticatorData = this.#authenticatorData(host);
    const client = clientData('webauthn.get', challenge, origin);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(client)]))
      .sign(this.#keys.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        ...(this.userHandle !== null && { userHandle: this.userHandle }),
      },
    };
  }
}

import type { PasskeyCreation, PasskeyProof } from '@offizin/contract/identity/passkeys';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

interface Options {
  readonly challenge: string;
}

/** Makes a passkey with what the server asks for; rejects when the person gives up. */
export async function createPasskey(options: Options): Promise<PasskeyCreation> {
  // The wire has them as JSON of their standard, which the server's part of the same library wrote.
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Proves a passkey with what the server asks for. */
export async function provePasskey(options: Options): Promise<PasskeyProof> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
  };
}

import { readStored, store } from '../../../platform/storage.ts';
import { type CodeLanguage, codeLanguages } from './request-code.ts';

/** What a person chose on the reference, kept in the browser. */
export interface ReferenceSettings {
  readonly language: CodeLanguage;
  readonly isDockClosed: boolean;
  /** The token that the examples are written for. */
  readonly tokenId: string;
}

export function readSettings(): ReferenceSettings {
  const stored = readStored('apiReference');
  const [language, dock, tokenId] = Array.isArray(stored) ? (stored as readonly unknown[]) : [];
  return {
    language: codeLanguages.find((each) => each === language) ?? 'curl',
    isDockClosed: dock === 'closed',
    tokenId: typeof tokenId === 'string' ? tokenId : '',
  };
}

export function keepSettings(change: Partial<ReferenceSettings>): void {
  const { language, isDockClosed, tokenId } = { ...readSettings(), ...change };
  store('apiReference', [language, isDockClosed ? 'closed' : 'open', tokenId]);
}

import { useRef } from 'react';
import { newIdempotencyKey } from '../../platform/client.ts';

/**
 * The key of what a dialog asks for, the same until it asks for something else: after a lost reply a second press shows
 * the secret that the first one made.
 */
export function useKeyOf(): (body: object) => { readonly idempotencyKey: string } {
  const last = useRef({ text: '', idempotencyKey: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, idempotencyKey: newIdempotencyKey() };
    return { idempotencyKey: last.current.idempotencyKey };
  };
}

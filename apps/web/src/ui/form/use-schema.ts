import { useRef, useState } from 'react';
import type { FieldFault } from './form-errors.ts';

/** Finds what is wrong with a body before it is sent. */
export type BodyCheck = (body: unknown) => readonly FieldFault[];

/** Loads a form's schema once it is needed; without it the server alone says what is wrong. */
export function useSchema(load: (() => Promise<BodyCheck>) | undefined) {
  const [schema, setSchema] = useState<BodyCheck | null>(null);
  const loading = useRef<Promise<BodyCheck | null>>(null);
  const loadOnce = (): Promise<BodyCheck | null> => {
    if (load === undefined) return Promise.resolve(null);
    loading.current ??= load()
      .then((loaded) => {
        setSchema(() => loaded);
        return loaded;
      })
      .catch(() => {
        loading.current = null;
        return null;
      });
    return loading.current;
  };
  return { schema, loadOnce };
}

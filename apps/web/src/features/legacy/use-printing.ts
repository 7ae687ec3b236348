import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is being printed: one of the lists or, by the browser's own command, all of them; null while nothing is. */
export function usePrinting(): readonly [string | null, (what: string) => void] {
  const [printing, setPrinting] = useState<string | null>(null);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting((current) => current ?? 'all'));
    const end = () => setPrinting(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  const print = (what: string) => {
    flushSync(() => setPrinting(what));
    window.print();
  };
  return [printing, print];
}

import { IconSearch, IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isTyping } from '../platform/is-typing.ts';
import { coarse, phone, useMedia } from '../platform/media.ts';
import classes from './search-field.module.css';

/** Waits for a pause in typing before the list is asked again, in milliseconds. */
const typingPause = 250;

interface SearchFieldProps {
  /** What the address says is searched for. */
  readonly searched: string | undefined;
  readonly onSearch: (text: string) => void;
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  readonly className: string;
  readonly maxLength: number;
  readonly inputMode?: 'numeric' | undefined;
  /** Whether the key "/" leads here; one field of a screen at most. */
  readonly slash?: boolean;
  readonly tour?: string;
}

/** The key "/" leads to the field, unless one is typing. */
function useSlashKey(isOn: boolean, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn, field]);
}

/** The search of a list, which begins by itself after a pause in typing; Escape clears it. Plain: no list waits for the kit's controls. */
export function SearchField({
  searched = '',
  onSearch,
  label,
  placeholder,
  clearLabel,
  className,
  maxLength,
  inputMode,
  slash = false,
  tour,
}: SearchFieldProps) {
  const hasNoKeys = useMedia(`${coarse}, ${phone}`);
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState(searched);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address changes by itself when filters are cleared or one goes back.
  if (known !== searched) {
    setKnown(searched);
    if (searched !== typed.trim()) setTyped(searched);
  }
  // Whoever has left the screen by then is no longer searching.
  useEffect(() => () => clearTimeout(timer.current), []);
  useSlashKey(slash, input);
  const type = (text: string, pause = typingPause) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), pause);
  };
  const clear = (
    <button type="button" className={classes['clear']} aria-label={clearLabel} onClick={() => type('', 0)}>
      <IconX size={16} aria-hidden />
    </button>
  );
  const key = slash && !hasNoKeys ? <kbd aria-hidden>/</kbd> : null;
  return (
    <div className={`${classes['field']} ${className}`}>
      <IconSearch size={16} aria-hidden />
      <input
        ref={input}
        type="text"
        data-tour={tour}
        aria-label={label}
        placeholder={placeholder}
        inputMode={inputMode}
        maxLength={maxLength}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => (event.key === 'Escape' && typed !== '' ? type('', 0) : undefined)}
      />
      {typed === '' ? key : clear}
    </div>
  );
}

import { DiscardQuestion } from '../ui/form/discard-question.tsx';

/** Asks before signing out or another shop drops what was typed. */
export function EndQuestion({ onAnswer }: { readonly onAnswer: (mayGo: boolean) => void }) {
  return <DiscardQuestion onStay={() => onAnswer(false)} onDiscard={() => onAnswer(true)} isInHistory={false} />;
}

import { KitProvider } from '../ui/kit-provider.tsx';
import { Switch } from '../ui/switch.ts';

export interface ConsentSwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The one control of the kit before sign-in: it comes with what it needs around it once choices are managed. */
export function ConsentSwitch({ label, checked, onChange }: ConsentSwitchProps) {
  return (
    <KitProvider>
      <Switch aria-label={label} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    </KitProvider>
  );
}

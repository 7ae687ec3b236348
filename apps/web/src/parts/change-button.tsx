import type { Area } from '@offizin/domain/access/roles';
import { useRoleRefusal } from '../platform/role.ts';
import type { ButtonProps } from '../ui/button.tsx';
import { RefusableButton } from '../ui/refusable-button.tsx';

export interface ChangeButtonProps extends ButtonProps {
  /** What of the shop it changes. */
  readonly area: Area;
  /** Why it cannot be done although the role allows it. */
  readonly refusal?: string | null;
}

/** A button that changes something of the shop: whose role does not allow that sees it with the reason. */
export function ChangeButton({ area, refusal = null, ...button }: ChangeButtonProps) {
  const refusalByRole = useRoleRefusal(area);
  return <RefusableButton {...button} refusal={refusalByRole ?? refusal} />;
}

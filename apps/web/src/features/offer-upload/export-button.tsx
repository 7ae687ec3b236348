import type { ExportQuestion } from '@offizin/contract/exports';
import type { ReactNode } from 'react';
import type { ButtonProps } from '../../ui/button.tsx';

export interface ExportButtonProps {
  readonly question: ExportQuestion;
  readonly look?: NonNullable<ButtonProps['tone']>;
  /** What it downloads, where the words shown do not say it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Downloads rows or the history as Excel (UPL-05, UPL-06), once the server prepares such files. */
export function ExportButton(_props: ExportButtonProps) {
  return null;
}

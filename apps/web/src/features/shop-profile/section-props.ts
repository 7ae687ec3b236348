import type { FormSection } from '../../ui/form/sections.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** What each section of the page gets. */
export interface SectionProps {
  readonly form: ProfileForm;
  readonly section: FormSection;
  readonly isCurrent: boolean;
  readonly onEnter: (key: string) => void;
}

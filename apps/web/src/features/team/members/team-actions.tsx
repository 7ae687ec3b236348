import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RefusableButton } from '../../../ui/refusable-button.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { useTeam } from './team-queries.ts';
import { useMayChangeTeam } from './use-may-change.ts';

/** What can be done with the whole team, in the head of the page. */
export function TeamActions() {
  const t = useTranslations('team');
  const [isOpen, setOpen] = useState(false);
  const mayChange = useMayChangeTeam();
  return (
    <>
      <RefusableButton
        tone="primary"
        data-invite
        refusal={mayChange ? null : t('onlyOwners')}
        icon={<IconUserPlus size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('invite')}
      </RefusableButton>
      {isOpen ? <InviteDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** How many people are in the team; nothing until that is known. */
export function TeamCount() {
  return useTeam().data?.members.length;
}

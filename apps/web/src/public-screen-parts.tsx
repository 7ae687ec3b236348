import type { PublicScreenId } from '@offizin/domain/access/screens';
import { useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loginSearch } from './login-search.ts';
import { loadTopics } from './platform/messages.ts';

type RawSearch = Record<string, unknown>;

/** What a screen is made of; its component and its data are loaded side by side. */
export interface ScreenParts {
  readonly component: () => Promise<{ readonly default: ComponentType }>;
  /** Reads what an address of the screen shows first. */
  readonly load?: (raw: RawSearch) => Promise<void>;
}

const login: ScreenParts = {
  component: async () => {
    const [{ LoginScreen }] = await Promise.all([
      import('./features/identity/login/login-screen.tsx'),
      loadTopics(['session']),
    ]);
    function Login() {
      const { returnTo, expired } = loginSearch(useSearch({ strict: false }));
      return <LoginScreen returnTo={returnTo} expired={expired ?? false} />;
    }
    return { default: Login };
  },
};

const createPass: ScreenParts = {
  component: async () => {
    const [{ CreatePassScreen }] = await Promise.all([
      import('./features/identity/create-pass/create-pass-screen.tsx'),
      loadTopics(['session', 'passwords']),
    ]);
    return { default: CreatePassScreen };
  },
};

const registration: ScreenParts = {
  component: async () => {
    const [{ RegistrationScreen }] = await Promise.all([
      import('./features/registrations/registration-screen.tsx'),
      loadTopics(['session', 'passwords', 'registrations', 'forms']),
    ]);
    return { default: RegistrationScreen };
  },
};

const invitation: ScreenParts = {
  component: async () => {
    const [{ InvitationScreen }] = await Promise.all([
      import('./features/team/joining/invitation-screen.tsx'),
      loadTopics(['session', 'passwords', 'team']),
    ]);
    return { default: InvitationScreen };
  },
};

const partnerPrivacyPolicy: ScreenParts = {
  component: async () => {
    const [{ PartnerPrivacyScreen }] = await Promise.all([
      import('./features/partner-privacy/partner-privacy-screen.tsx'),
      loadTopics(['session', 'partnerPrivacy']),
    ]);
    return { default: PartnerPrivacyScreen };
  },
};

const impersonate: ScreenParts = {
  component: async () => {
    const [{ ImpersonateScreen }] = await Promise.all([
      import('./features/identity/impersonate/impersonate-screen.tsx'),
      loadTopics(['session']),
    ]);
    return { default: ImpersonateScreen };
  },
};

/** The parts of the screens that everybody may open. */
export const publicScreenParts: Readonly<Record<PublicScreenId, ScreenParts>> = {
  login,
  impersonate,
  create_pass: createPass,
  registration,
  invitation,
  partner_privacy_policy: partnerPrivacyPolicy,
};

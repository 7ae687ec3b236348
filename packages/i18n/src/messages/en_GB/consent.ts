/** The cookie consent. */
export const consent = {
  title: 'Cookies on this portal',
  text: 'We need some cookies to sign you in. If you agree, we also measure visits and how pages are used, so that we can fix what is slow or confusing. We don’t use cookies for advertising.',
  manage: 'Manage settings',
  necessary: 'Necessary',
  necessaryText: 'Session, security, language. The portal doesn’t work without them.',
  alwaysOn: 'Always on',
  analytics: 'Analytics',
  analyticsText: 'Pages visited and loading times.',
  on: 'On',
  off: 'Off',
  refuse: 'Reject all',
  accept: 'Accept all',
  save: 'Save settings',
} as const;

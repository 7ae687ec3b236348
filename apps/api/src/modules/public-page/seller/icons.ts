import { Html, html } from '../../../platform/html/html.ts';

/** Outlines of Tabler Icons (MIT), as the portal's own; each is drawn once and used by its name. */
const outlines = {
  globe: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3',
  share:
    'M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.7 10.7l6.6-3.4M8.7 13.3l6.6 3.4',
  place:
    'M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0M17.657 16.657 13.414 20.9a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0z',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2',
  mail: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 7l9 6 9-6',
  file: 'M14 3v4a1 1 0 0 0 1 1h4M17 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2M9 9h1M9 13h6M9 17h6',
  text: 'M4 6h16M4 12h10M4 18h14',
  link: 'M9 15l6-6M11 6l.463-.536a5 5 0 0 1 7.071 7.072L18 13M13 18l-.397.534a5.068 5.068 0 0 1-7.127 0a4.972 4.972 0 0 1 0-7.071L6 11',
  next: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  off: 'M9 5h9a2 2 0 0 1 2 2v9m-.184 3.839A2 2 0 0 1 18 21H6a2 2 0 0 1-2-2V7a2 2 0 0 1 1.158-1.815M16 3v4M8 3v1M4 11h7m4 0h5M3 3l18 18',
  whatsapp:
    'M3 21l1.65-3.8a9 9 0 1 1 3.4 2.9zM9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1',
  facebook: 'M7 10v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3V3h-3a5 5 0 0 0-5 5v2z',
  linkedin:
    'M8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0-4 0M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z',
  twitter: 'M4 4l11.733 16H20L8.267 4zM4 20l6.768-6.768M13.228 10.772 20 4',
} as const;
export type IconName = keyof typeof outlines;

/** The outlines that a page uses; they must come before what uses them. */
export const iconSheet: Html = html`<svg class="sheet" aria-hidden="true">
  ${Object.entries(outlines).map(
    ([name, outline]) => html`<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${outline}" /></symbol>`,
  )}
</svg>`;

export const icon = (name: IconName): Html => html`<svg class="i" aria-hidden="true"><use href="#i-${name}" /></svg>`;

import { expect, test } from 'vitest';
import { legalLink } from '../legal-documents/legal-documents.ts';
import { legalBlocks } from '../legal-documents/legal-text.ts';
import { isTrackingUrl } from '../orders/dispatch-check.ts';
import { isInnerHost } from './inner-host.ts';
import { isWebsite } from './web-address.ts';

const inner = [
  'localhost',
  'a.localhost',
  'A.LOCALHOST',
  'a.localhost.',
  'printer.local',
  'vault.internal',
  'shop.test',
  'router.home.arpa',
  'nas.lan',
  'erp.corp',
];
const outer = ['shop.example', 'localhost.example', 'local.example', 'my-local.example', 'test.example', 'internal.io'];

/** Whatever a seller may publish or have called asks the one rule; what the portal calls is tried at its border. */
const published: Readonly<Record<string, (host: string) => boolean>> = {
  'an inner host': (host) => !isInnerHost(host),
  'a website': (host) => isWebsite(`https://${host}/`),
  'a legal document elsewhere': (host) => legalLink(`https://${host}/`) !== null,
  'a link in a legal text': (host) =>
    JSON.stringify(legalBlocks(`[here](https://${host}/)`)).includes(`"url":"https://${host.toLowerCase()}`),
  'a tracking link': (host) => isTrackingUrl(`https://${host}/`),
};

test.each(Object.entries(published))('security 20: %s leads out of the house', (_, takes) => {
  expect(inner.filter(takes)).toEqual([]);
  expect(outer.filter((host) => !takes(host))).toEqual([]);
});

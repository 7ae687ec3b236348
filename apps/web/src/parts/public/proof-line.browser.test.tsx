import { afterEach, describe, expect, test, vi } from 'vitest';
import { initialData } from '../../platform/initial-data.ts';
import { useHumanProof } from '../../platform/use-human-proof.ts';
import { show } from '../../testing/show.tsx';
import { Button } from '../../ui/button.tsx';
import { ProofLine } from './proof-line.tsx';

const works = new URL('../../testing/stand-in-human-check.js', import.meta.url).href;
/** Nothing listens there. */
const away = 'http://127.0.0.1:1/check.js';

const configure = (scriptUrl: string | null) =>
  Object.assign(initialData, { humanCheck: scriptUrl === null ? null : { siteKey: 'site-key', scriptUrl } });

const scriptsOfProvider = () =>
  [...document.scripts].filter(({ src }) => src.startsWith(works) || src.startsWith(away)).map(({ src }) => src);

/** A form as those of who is not signed in: it can be sent once the check is done. */
function Form({ onSent }: { onSent: (proof: string) => void }) {
  const proof = useHumanProof();
  return (
    <>
      <ProofLine proof={proof} />
      <Button disabled={proof.state !== 'done'} onClick={() => void proof.take().then(onSent)}>
        Send
      </Button>
    </>
  );
}

afterEach(() => {
  configure(null);
});

// The script stays in the page once it came: the cases without it go first.
describe('AUT-09 the check of a provider', () => {
  test('is not loaded when none is configured', async () => {
    const asked = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
    const { screen } = await show(<Form onSent={() => {}} />);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(asked.mock.calls.map(([url]) => String(url))).toContainEqual(expect.stringContaining('/auth/challenge'));
    expect(scriptsOfProvider()).toEqual([]);
    expect(window.turnstile).toBeUndefined();
    asked.mockRestore();
  });

  test('whose script does not come says so, keeps the form shut and tries again when asked', async () => {
    configure(away);
    const { screen } = await show(<Form onSent={() => {}} />);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The check didn’t load.Try again');
    await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(scriptsOfProvider()).toEqual([]);
    configure(works);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('button', { name: 'I am human' })).toBeVisible();
    expect(scriptsOfProvider()).toEqual([`${works}?render=explicit`]);
  });

  test('that is solved lets the form be sent with what the provider gave', async () => {
    configure(works);
    const sent = vi.fn<(proof: string) => void>();
    const { screen } = await show(<Form onSent={sent} />);
    const check = screen.getByRole('button', { name: 'I am human' });
    await expect.element(check).toHaveAttribute('data-site-key', 'site-key');
    await expect.element(check).toHaveAttribute('data-language', document.documentElement.lang);
    await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await check.click();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => sent).toHaveBeenCalledWith('a-token-of-the-provider');
    await expect.element(check).toBeVisible();
  });

  test('that breaks while it is solved is drawn anew when asked', async () => {
    configure(works);
    const { screen } = await show(<Form onSent={() => {}} />);
    await screen.getByRole('button', { name: 'Break' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await screen.getByRole('button', { name: 'I am human' }).click();
    await expect.element(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });
});

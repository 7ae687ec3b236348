import { api } from '@offizin/contract/api';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { outcomeOf, wordsIn } from '../demo/messages.ts';
import type { ShopClient } from './shop-client.ts';

const { messages, messageTemplates } = api;

/** A shop writes its templates, once, and answers or closes some of what its customers have written. */
export async function answerMessages(client: ShopClient, locale: LocaleCode): Promise<void> {
  const known = await client.ask('GET', messageTemplates.list.path);
  if (known.status !== 200) return;
  const { answer, templates } = wordsIn(locale);
  if (messageTemplates.list.response.parse(known.json).templates.length === 0)
    // The first of them says that a replacement comes.
    for (const [at, [name, text]] of templates.entries())
      await client.ask('POST', messageTemplates.add.path, { locale, name, text, replaces: at === 0 });
  const { json } = await client.ask('GET', `${messages.list.path}?view=to_answer`);
  for (const { conversationId, version, excerpt } of messages.list.response.parse(json).items) {
    const outcome = outcomeOf(locale, excerpt);
    const at = (path: string) => path.replace(':conversationId', conversationId);
    if (outcome === 'answered') await client.ask('POST', at(messages.reply.path), { version, text: answer, files: [] });
    if (outcome === 'closed') await client.ask('POST', at(messages.close.path), { version, reason: 'settled' });
  }
}

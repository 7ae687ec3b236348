import { brandIds } from '@offizin/domain/brand/brands';
import { demoAccounts } from '../demo/accounts.ts';
import { picturesOf } from '../demo/shop-pictures.ts';
import { shopShipping } from '../demo/shop-shipping.ts';
import { legalTexts } from '../demo/shop-legal.ts';
import { shopTexts } from '../demo/shop-texts.ts';
import { type DemoSeller, sellersOf } from '../demo/sellers.ts';
import { closuresOf } from '../demo/shop-closures.ts';
import { answerMessages } from './answer-messages.ts';
import { ShopClient, type ShopOptions } from './shop-client.ts';

async function showShop(client: ShopClient, externalId: string): Promise<void> {
  const said = shopTexts[externalId];
  const profile = await client.profile();
  if (profile === null || said === undefined || profile.texts.shortDescription !== null) return;
  const { texts, contact } = profile.versions;
  await client.changeProfile({
    texts: { version: texts, ...said.texts },
    contact: { version: contact, ...profile.contact, ...said.contact },
  });
  const shipping = shopShipping[externalId];
  if (shipping !== undefined) await client.sayShippingCosts(shipping);
  for (const { kind, png, size } of await picturesOf(externalId)) await client.putImage(kind, png, size);
}

/** Publishes the shop's legal documents, in its own language where shoppers of the brand read it. */
async function publishLegal(client: ShopClient, { externalId, record }: DemoSeller): Promise<void> {
  const { languages, isPublished } = await client.legalDocuments();
  const own = record.locale.slice(0, 2);
  const language = languages.includes(own) ? own : (languages[0] ?? own);
  const email = shopTexts[externalId]?.contact.email;
  if (isPublished || email === undefined || email === null) return;
  for (const { type, text } of legalTexts[language]?.({ name: record.name, email }) ?? [])
    await client.publishLegal(type, language, text);
}

/** The demo accounts say what their shops are and show pictures of them, once. */
export async function showShops({ baseUrl, signal }: Pick<ShopOptions, 'baseUrl' | 'signal'>): Promise<void> {
  for (const account of demoAccounts) {
    const client = new ShopClient({ baseUrl, account, signal });
    await client.signIn();
    await showShop(client, account.externalId);
    const seller = brandIds.flatMap(sellersOf).find(({ externalId }) => externalId === account.externalId);
    if (seller !== undefined) {
      await publishLegal(client, seller);
      await answerMessages(client, seller.record.locale);
    }
    for (const closure of closuresOf(account.externalId, new Date())) await client.planClosure(closure);
  }
}

import { expect, test } from 'vitest';
import { payAtBilling, pressAtBilling } from '#tests/support/billing.ts';
import { billingClient, payAndReturn } from '#tests/support/buy-plan.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
const portuguese = { 'accept-language': 'pt-PT' };

/** Somebody who has both languages open, each in a tab of its own. */
async function someone() {
  const person = await server.aPerson();
  const headers = await server.signedIn(person);
  return {
    person,
    inEnglish: billingClient(server, headers),
    inPortuguese: billingClient(server, { ...headers, ...portuguese }),
  };
}

const read = async (url: string) => (await fetch(url)).text();
const hrefs = (html: string) => [...html.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href);
const prices = () => server.platform.billing.prices;

test('who pays on a Portuguese screen pays on a Portuguese page and comes back to a Portuguese one', async () => {
  const { inPortuguese } = await someone();
  const { url } = (await inPortuguese.checkout('standard')).body;
  const page = await read(url);
  expect(page).toContain('<html lang="pt-PT">');
  expect(page).toContain('<h1>Começar o plano Standard</h1>');
  expect(hrefs(page)).toEqual([`${server.url}/pt/subscription?checkout=cancelled`]);
  expect((await payAtBilling(url, { card: 'declined' })).html).toContain('<title>Erro: Começar o plano');
  const { location } = await payAtBilling(url);
  expect(location).toMatch(new RegExp(`^${server.url}/pt/subscription/return\\?checkout=[\\w-]+$`));

  const id = new URL(location ?? '').searchParams.get('checkout');
  const { receipt_url } = (await inPortuguese.ask('GET', `/api/billing/checkouts/${id}`)).body;
  const receipt = await read(receipt_url);
  expect(receipt).toContain('<h1>Recibo</h1>');
  expect(receipt).toMatch(/Plano Standard, de \d+ de \w+ de \d{4} a /);
});

test('the portal and a change of plan lead back to the language they were opened from', async () => {
  const { inEnglish, inPortuguese } = await someone();
  await payAndReturn((await inPortuguese.checkout('standard')).body.url, inPortuguese.ask);
  const portal = (await inPortuguese.post('customer-portal')).body.url;
  const page = await read(portal);
  expect(page).toContain('<h1>O seu plano e pagamentos</h1>');
  expect(hrefs(page)[0]).toBe(`${server.url}/pt/subscription`);
  const other = await read((await inEnglish.post('customer-portal')).body.url);
  expect(other).toContain('<html lang="en-US">');
  expect(hrefs(other)[0]).toBe(`${server.url}/subscription`);

  const change = (await inPortuguese.checkout('premium')).body.url;
  expect(await read(change)).toContain('Mudar para o plano Premium');
  const { location } = await pressAtBilling(`${change}/change`, { price: prices().premium });
  expect(location).toBe(`${server.url}/pt/subscription?plan=changed`);
});

test('begun again in the other language, the page of the first one closes: only one of the two can be paid', async () => {
  const { inEnglish, inPortuguese, person } = await someone();
  const first = (await inEnglish.checkout('standard')).body.url;
  const second = (await inPortuguese.checkout('standard')).body.url;
  expect((await payAtBilling(first)).status).toBe(410);
  expect((await inPortuguese.checkout('standard')).body.url).toBe(second);

  await payAndReturn(second, inPortuguese.ask);
  expect((await inEnglish.post('check-subscription')).body).toMatchObject({ subscribed: true });

  await server.root
    .insertInto('system_settings')
    .values({ setting_key: 'application_fee', setting_value: '25' })
    .execute();
  const application = await server.anApplication({ owner: person });
  const pay = (client: typeof inEnglish) =>
    client.post('application-fee', { application_id: application.id });
  const fee = (await pay(inEnglish)).body.url;
  const taxa = (await pay(inPortuguese)).body.url;
  expect((await payAtBilling(fee)).status).toBe(410);
  expect(await read(taxa)).toContain('<h1>Pagar: Taxa do pedido</h1>');
  await payAndReturn(taxa, inPortuguese.ask);
  expect((await pay(inEnglish)).status).toBe(409);
});

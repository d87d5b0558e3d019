import { describe, expect, test } from 'vitest';
import { type MailTemplate, mailTemplates } from '#domain/contracts/mails.ts';
import { billingMailTexts } from '#domain/texts/billing-mails.ts';
import { isAboutBilling } from './billing-words.ts';
import { renderMail, wordsOf } from './render-mail.ts';

const site = { publicUrl: 'https://rumo.example', siteName: 'Visa Application Portal' };
const hostile = '"><img src=x onerror=alert(1)><style>*{display:none}</style>\u202e & <b>';

const names = Object.keys(mailTemplates) as MailTemplate[];
const plain = names.filter((name) => !isAboutBilling(name) && name !== 'staff-message') as Exclude<
  Parameters<typeof wordsOf>[0],
  'staff-message'
>[];

test('the reply reads like this', () => {
  const { text, html } = renderMail(wordsOf('support-reply'), site);
  expect(text).toMatchInlineSnapshot(`
    "Hello,

    We have answered the message you sent us. For your safety the answer is on our site, not in this e-mail.

    Read the reply: https://rumo.example/support

    You get this e-mail because you have an account at Visa Application Portal.
    "
  `);
  expect(html).toMatchSnapshot();
});

test('the receipt reads like this', () => {
  const { subject, body, monthly, action } = billingMailTexts.receipt;
  const words = body('Standard plan, one month', '$99.00', 'November 22, 2026');
  const mail = renderMail(
    { subject, body: `${words}\n\n${monthly}`, action: { label: action, path: '/subscription' } },
    site,
  );
  expect(mail.text).toMatchInlineSnapshot(`
    "Hello,

    Thank you. We have received your payment.

    Standard plan, one month: $99.00, paid on November 22, 2026.

    A plan is charged every month until you cancel it. You can cancel at any time.

    See your receipts: https://rumo.example/subscription

    You get this e-mail because you have an account at Visa Application Portal.
    "
  `);
  expect(mail.html).toMatchSnapshot();
});

describe.each(plain)('%s', (name) => {
  const mail = renderMail(wordsOf(name), site);

  test('has a short subject with nothing of anybody in it, and one link, the same in both forms', () => {
    expect(mail.subject.split(' ').length).toBeLessThanOrEqual(9);
    expect(mail.subject.length).toBeLessThanOrEqual(60);
    const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
    expect(links).toHaveLength(1);
    expect(mail.text).toContain(`: ${links[0]}`);
  });

  test('says the same words as text and as HTML', () => {
    const words = mail.html
      .replace(/<title>.*<\/title>/, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&nbsp;/g, ' ');
    for (const paragraph of mail.text.split('\n\n').filter((line) => !line.includes('https://')))
      expect(words).toContain(paragraph.trim());
  });
});

test('it loads nothing, and asks for no color of the ground', () => {
  const { html } = renderMail(wordsOf('decision'), site);
  expect(html).not.toMatch(/<(img|style|script|link|iframe)\b|url\(|background-color/i);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

test('hostile names and words stay text', () => {
  const words = wordsOf('staff-message', { subject: hostile, body: `${hostile}\n${hostile}` });
  const { html, text } = renderMail(words, { ...site, siteName: hostile });
  expect(html).not.toMatch(/<img|<style|<b>|onerror=alert\(1\)>/);
  expect(html).toContain('&#34;&#62;&#60;img src=x onerror=alert(1)&#62;');
  expect(text).toContain(hostile);
});

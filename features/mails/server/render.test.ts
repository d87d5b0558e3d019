import { describe, expect, test } from 'vitest';
import { type MailTemplate, mailLanguages, mailTemplateNames, sampleOf, wordsOf } from './registry.ts';
import { renderMail } from './render.ts';

const site = { publicUrl: 'https://rumo.example', siteName: 'Visa Application Portal' };
const hostile = '"><img src=x onerror=alert(1)><style>*{display:none}</style>\u202e & <b>';

const renderSample = (template: MailTemplate) => renderMail(wordsOf(sampleOf(template)), site);

test('the welcome reads like this', () => {
  expect(renderSample('welcome').text).toMatchInlineSnapshot(`
    "Hello,

    Your account is ready. We go with you step by step, from your first paper to your home in Portugal.

    Your first step is a tax number, called NIF. Your dashboard shows how to get it. You need no papers to begin, and you can stop and come back at any time. What you have done is kept.

    Do you have a question? Answer this e-mail, or sign in and open “Contact Support”. A person from our team writes back within 24 hours.

    Open your dashboard: https://rumo.example/dashboard

    You get this e-mail because you have an account at Visa Application Portal.
    "
  `);
});

test('the reply reads like this', () => {
  const { text, html } = renderSample('support-reply');
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
  const { text, html } = renderSample('payment-receipt');
  expect(text).toMatchInlineSnapshot(`
    "Hello,

    Thank you. We have received your payment.

    Standard plan, one month: $99.00, paid on March 14, 2027.

    A plan is charged every month until you cancel it. You can cancel at any time.

    See your receipts: https://rumo.example/subscription

    You get this e-mail because you have an account at Visa Application Portal.
    "
  `);
  expect(html).toMatchSnapshot();
});

/** One whose subject is not ours: an admin writes it to one person. */
const ours = mailTemplateNames.filter((name) => name !== 'staff-message');

describe.each(ours)('%s', (name) => {
  const mail = renderSample(name);

  test('has a short subject with nothing of anybody in it, and one link, the same in both forms', () => {
    expect(mail.subject.split(' ').length).toBeLessThanOrEqual(9);
    expect(mail.subject.length).toBeLessThanOrEqual(60);
    // No amount, no day, no address, no id: a subject shows on a locked phone.
    expect(mail.subject).not.toMatch(/[\d@$€]/);
    const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
    expect(links).toHaveLength(1);
    expect(mail.text).toContain(`: ${links[0]}`);
  });

  test('writes its days and amounts as Portuguese do for who reads Portuguese', () => {
    const words = wordsOf(sampleOf(name), mailLanguages.pt);
    const { text } = renderMail(words, site, 'pt');
    expect(text).not.toMatch(/March|April|\$\d/);
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
  const { html } = renderSample('decision');
  expect(html).not.toMatch(/<(img|style|script|link|iframe)\b|url\(|background-color/i);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

test('hostile names and words stay text', () => {
  const words = wordsOf({
    template: 'staff-message',
    facts: { subject: hostile, body: `${hostile}\n${hostile}` },
  });
  const { html, text } = renderMail(words, { ...site, siteName: hostile });
  expect(html).not.toMatch(/<img|<style|<b>|onerror=alert\(1\)>/);
  expect(html).toContain('&#34;&#62;&#60;img src=x onerror=alert(1)&#62;');
  expect(text).toContain(hostile);
});

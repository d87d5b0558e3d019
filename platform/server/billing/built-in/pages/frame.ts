import { html, raw } from 'hono/html';
import { type Markup, pageDocument } from '../../../built-in-pages/page-document.ts';
import type { BillingWords } from '../words.ts';

/** What a page answers: a document, or where to go on. */
export type PageAnswer = { status: number; page: string; formTarget?: string } | { redirect: string };

/** One document; the banner that no money moves is on each. */
export const frame = ({ language, texts }: BillingWords, title: string, body: Markup): string =>
  pageDocument({
    language,
    title,
    style: '/billing',
    body: html`<header class="banner">${texts.banner}</header>
      <main>${body}</main>`,
  });

/** A page that says one thing and leads back or on. */
export function notePage(
  words: BillingWords,
  { heading, detail }: { heading: string; detail: string },
  link?: { href: string; label: string },
): string {
  return frame(
    words,
    heading,
    html`
      <h1>${heading}</h1>
      <p>${detail}</p>
      ${link ? html`<p><a class="step" href="${link.href}">${link.label}</a></p>` : ''}
    `,
  );
}

/** What went wrong, above the form it belongs to. */
export const problemNote = (problem: string | undefined): Markup | string =>
  problem ? html`<p class="problem note" role="alert" id="problem">${problem}</p>` : '';

/** A form of one button. */
export function action(
  target: string,
  label: string,
  kind: 'primary' | 'plain',
  name?: string,
  value?: string,
): Markup {
  const named = name === undefined ? '' : html`name="${name}" value="${value ?? ''}"`;
  return html`<form method="post" action="${target}">
    <button class="${raw(kind)}" type="submit" ${named}>${label}</button>
  </form>`;
}

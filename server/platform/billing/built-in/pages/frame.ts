import { html, raw } from 'hono/html';
import { testBillingTexts as texts } from '#domain/texts/test-billing.ts';

export type Markup = ReturnType<typeof html>;

/** What a page answers: a document, or where to go on. */
export type PageAnswer = { status: number; page: string; formTarget?: string } | { redirect: string };

/** One document; the banner that no money moves stands on each. */
export function frame(title: string, body: Markup): string {
  return `${html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/billing/style.css" />
      </head>
      <body>
        <header class="banner">${texts.banner}</header>
        <main>${body}</main>
      </body>
    </html>`}`;
}

/** A page that says one thing and leads back or on. */
export function notePage(
  { heading, detail }: { heading: string; detail: string },
  link?: { href: string; label: string },
): string {
  return frame(
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

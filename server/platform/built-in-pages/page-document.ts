import { html } from 'hono/html';
import { type Language, locales } from '#domain/rules/languages.ts';

export type Markup = ReturnType<typeof html>;

/** One page of a built-in provider as a document; `folder` is where its style sheet lies (see static-files.ts). */
export function pageDocument({
  language,
  title,
  folder,
  body,
}: {
  language: Language;
  title: string;
  folder: '/idp' | '/billing';
  body: Markup;
}): string {
  return `${html`<!doctype html>
    <html lang="${locales[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${folder}/style.css" />
      </head>
      <body>
        ${body}
      </body>
    </html>`}`;
}

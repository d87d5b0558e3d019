import { html, raw } from 'hono/html';
import { type Language, locales } from '#platform/shared/languages.ts';

export type Markup = ReturnType<typeof html>;

/**
 * A page without a script as a document. `style` is the folder where a built-in provider's style sheet lies
 * (see static-files.ts), or the rules themselves.
 */
export function pageDocument({
  language,
  title,
  style,
  body,
}: {
  language: Language;
  title: string;
  style: '/idp' | '/billing' | { rules: string };
  body: Markup;
}): string {
  return `${html`<!doctype html>
    <html lang="${locales[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${typeof style === 'string' ? html`<link rel="stylesheet" href="${style}/style.css" />` : html`<style>${raw(style.rules)}</style>`}
      </head>
      <body>
        ${body}
      </body>
    </html>`}`;
}

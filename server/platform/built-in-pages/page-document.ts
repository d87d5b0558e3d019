import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** One page of a built-in provider as a document; `folder` is where its style sheet lies (see static-files.ts). */
export function pageDocument({
  title,
  folder,
  body,
}: {
  title: string;
  folder: '/idp' | '/billing';
  body: Markup;
}): string {
  return `${html`<!doctype html>
    <html lang="en">
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

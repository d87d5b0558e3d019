import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { ErrorBody } from '#platform/shared/errors.ts';
import { inLanguage, type Language } from '#platform/shared/languages.ts';
import { refusalPageTexts as portugueseTexts } from '#platform/shared/texts/errors.pt.ts';
import { refusalPageTexts } from '#platform/shared/texts/errors.ts';
import { pageDocument } from '../built-in-pages/page-document.ts';
import { readPlainStyle } from '../built-in-pages/static-files.ts';

const said = { en: refusalPageTexts, pt: portugueseTexts };
const rules = readPlainStyle();
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(rules).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether a tab asks, and not a program of ours or of somebody else's. */
export const isTab = (method: string | undefined, accept: string | undefined): boolean =>
  method === 'GET' && accept?.includes('text/html') === true;

/** What a person sees whose tab asked for what is refused, in place of a line for programs. It does not try again by itself: who reads slowly would lose the page. */
export function refusalPage(
  { message, request_id }: ErrorBody['error'],
  status: number,
  language: Language,
): { body: string; headers: Record<string, string> } {
  const texts = said[language];
  const start = inLanguage(language, '/');
  // To ask again for what is gone, or not theirs, would lead people in a circle.
  const isPassing = status === 429 || status >= 500;
  const title = status === 503 || status === 429 ? texts.headings.later : texts.headings.other;
  const body = pageDocument({
    language,
    title: `${title} | Rumo`,
    style: { rules },
    body: html`<main>
      <h1>${title}</h1>
      <p>${message}</p>
      ${isPassing ? html`<p><a class="primary" href="">${texts.again}</a></p>` : ''}
      <p><a class="${isPassing ? '' : 'primary'}" href="${start}">${texts.start}</a></p>
      <p class="small">${texts.number(request_id)}</p>
    </main>`,
  });
  return { body, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy } };
}

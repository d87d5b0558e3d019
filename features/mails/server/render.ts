import { paragraphsOf } from '#features/cases/rules/office-accounts.ts';
import { readSettings } from '#features/settings/server/settings.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import { inLanguage, type Language, locales } from '#platform/shared/languages.ts';
import type { previewMails as contract } from '../contract.ts';
import {
  type MailContent,
  type MailTemplate,
  mailLanguages,
  mailTemplateNames,
  sampleOf,
  wordsOf,
} from './registry.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** An e-mail as plain text and HTML. */
export function renderMail(
  { subject, body, action }: MailContent,
  site: { publicUrl: string; siteName: string },
  language: Language = 'en',
): RenderedMail {
  const { greeting, why: whyTo } = mailLanguages[language].frame;
  const address = site.publicUrl + (action ? inLanguage(language, action.path) : '');
  const why = whyTo(site.siteName);
  const link = action ? [`${action.label}: ${address}`] : [];
  const text = [greeting, body, ...link, why].join('\n\n');
  const html = mailHtml({
    locale: locales[language],
    subject,
    siteName: site.siteName,
    greeting,
    body,
    action: action && { label: action.label, address },
    why,
  });
  return { subject, text: `${text}\n`, html };
}

/** All of it is text. */
interface MailParts {
  locale: string;
  subject: string;
  siteName: string;
  greeting: string;
  body: string;
  /** The one link. */
  action?: { label: string; address: string };
  /** Why the user gets it. */
  why: string;
}

/** The tiles at the head, a row per line: blue, pale, gold. In table cells, because images are often blocked. */
const tiles = ['bpbpbpbpbpgb', 'pbpbpbpbpgpb'];

const glazes: Record<string, string> = { b: '#2055ac', p: '#b7d4f7', g: '#ebb34b' };

const side = 14;

/**
 * One template for every e-mail: tables and old attributes, which every mail program knows. No background, so that dark
 * mode works; no style element, which our own viewer refuses; no image, and nothing that is loaded.
 */
function mailHtml({ locale, subject, siteName, greeting, body, action, why }: MailParts): string {
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0; padding:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td align="left" style="font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif; font-size:18px; line-height:1.55">
${head()}
<p style="margin:12px 0 28px; font-weight:bold">${escaped(siteName)}</p>
<p>${escaped(greeting)}</p>
${paragraphsOf(body)
  .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
  .join('\n')}
${action ? button(action) : ''}<p style="margin:32px 0 0; padding-top:16px; border-top:1px solid #8a94a3; font-size:15px">${escaped(why)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function head(): string {
  const rows = tiles.map((row) => `<tr>${[...row].map(cell).join('')}</tr>`).join('');
  return `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
}

const cell = (glaze: string) =>
  `<td width="${side}" height="${side}" bgcolor="${glazes[glaze]}" style="font-size:0; line-height:0">&nbsp;</td>`;

/** A link as a button, with its URL below it for programs that show neither. */
function button({ label, address }: { label: string; address: string }): string {
  const link = escaped(address);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 8px"><tr><td bgcolor="#2055ac" style="border-radius:8px"><a href="${link}" style="display:inline-block; padding:14px 24px; color:#ffffff; font-weight:bold; text-decoration:none">${escaped(label)}</a></td></tr></table>
<p style="margin:0; font-size:15px; word-break:break-all">${link}</p>
`;
}

/** The site's name and staff's messages are text, never HTML. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Every kind of e-mail as it would be sent now, with sample data. */
export async function previewMails(
  _input: unknown,
  { transaction, platform }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  const { site_name } = await transaction(readSettings);
  const site = { publicUrl: platform.env.publicUrl, siteName: site_name };
  return { mails: mailTemplateNames.map((template) => previewOf(template, site)) };
}

function previewOf(template: MailTemplate, site: { publicUrl: string; siteName: string }) {
  const { subject, text, html } = renderMail(wordsOf(sampleOf(template)), site);
  return { template, subject, text_body: text, html_body: html };
}

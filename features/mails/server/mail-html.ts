import { paragraphsOf } from '#features/cases/rules/office-accounts.ts';

/** What the HTML form of an e-mail is made of; all of it is text, whoever wrote it. */
export interface MailParts {
  locale: string;
  subject: string;
  siteName: string;
  greeting: string;
  body: string;
  /** The one link. */
  action?: { label: string; address: string };
  /** Why the person gets it. */
  why: string;
}

/** The tiles at the head, a row for each line: blue, pale, gold. Drawn in table cells, since pictures are often held back. */
const tiles = ['bpbpbpbpbpgb', 'pbpbpbpbpgpb'];
const glazes: Record<string, string> = { b: '#2055ac', p: '#b7d4f7', g: '#ebb34b' };
const side = 14;

/**
 * One calm template for every e-mail: tables and attributes of the year 2000, which every mail program knows. It has no
 * ground of its own, so a dark mail program shows it dark and its words in the program's own color; no style element
 * (our own viewer refuses them), no picture, nothing that is loaded from anywhere.
 */
export function mailHtml({ locale, subject, siteName, greeting, body, action, why }: MailParts): string {
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

/** A link that looks like a button; its address stands below it for those whose program shows neither. */
function button({ label, address }: { label: string; address: string }): string {
  const link = escaped(address);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 8px"><tr><td bgcolor="#2055ac" style="border-radius:8px"><a href="${link}" style="display:inline-block; padding:14px 24px; color:#ffffff; font-weight:bold; text-decoration:none">${escaped(label)}</a></td></tr></table>
<p style="margin:0; font-size:15px; word-break:break-all">${link}</p>
`;
}

/** The site's name is a setting: whatever an admin writes, there or in a message, stays text. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

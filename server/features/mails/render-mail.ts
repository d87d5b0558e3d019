import { mailTexts } from '#domain/texts/mails.ts';
import { mailHtml } from './mail-html.ts';
import type { Words } from './mail-words.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/**
 * An e-mail as plain text and as HTML. Nothing in it comes from the person but the fact that there is one.
 */
export function renderMail(
  { subject, body, action }: Words,
  site: { publicUrl: string; siteName: string },
): RenderedMail {
  const address = site.publicUrl + (action?.path ?? '');
  const why = mailTexts.why(site.siteName);
  const link = action ? [`${action.label}: ${address}`] : [];
  const text = [mailTexts.greeting, body, ...link, why].join('\n\n');
  const html = mailHtml({
    subject,
    siteName: site.siteName,
    greeting: mailTexts.greeting,
    body,
    action: action && { label: action.label, address },
    why,
  });
  return { subject, text: `${text}\n`, html };
}

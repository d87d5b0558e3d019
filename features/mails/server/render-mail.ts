import { inLanguage, type Language, locales } from '#platform/shared/languages.ts';
import { mailHtml } from './mail-html.ts';
import { mailLanguages, type Words } from './mail-words.ts';

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
  language: Language = 'en',
): RenderedMail {
  const { greeting, why: whyTo } = mailLanguages[language].mails;
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

import type { MailTemplate } from '#domain/contracts/mails.ts';
import { mailTexts } from '#domain/texts/mails.ts';
import type { BillingTemplate } from './billing-words.ts';
import { mailHtml } from './mail-html.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** What an e-mail says, without greeting and signature. */
export interface Words {
  subject: string;
  body: string;
  /** Absent where the person answers the e-mail itself. */
  action?: { label: string; path: string };
}

/** What a member of our team wrote. */
export interface WrittenMail {
  subject: string;
  body: string;
}

const templates: Record<Exclude<MailTemplate, 'staff-message' | BillingTemplate>, Words> = {
  'support-reply': {
    subject: mailTexts.supportReply.subject,
    body: mailTexts.supportReply.body,
    action: { label: mailTexts.supportReply.action, path: '/support' },
  },
  'document-returned': {
    subject: mailTexts.documentReturned.subject,
    body: mailTexts.documentReturned.body,
    action: { label: mailTexts.documentReturned.action, path: '/documents' },
  },
  'support-message': {
    subject: mailTexts.supportMessage.subject,
    body: mailTexts.supportMessage.body,
    action: { label: mailTexts.supportMessage.action, path: '/support' },
  },
  decision: {
    subject: mailTexts.decision.subject,
    body: mailTexts.decision.body,
    action: { label: mailTexts.decision.action, path: '/dashboard' },
  },
};

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

/** @param written - the words of a `staff-message`, which are nobody else's. */
export function wordsOf(template: Exclude<MailTemplate, BillingTemplate>, written?: WrittenMail): Words {
  if (template !== 'staff-message') return templates[template];
  if (!written) throw new Error('a staff-message without its words');
  return { subject: written.subject, body: `${written.body}\n\n${mailTexts.staffMessage.answer}` };
}

import type { MailTemplate } from '#domain/contracts/mails.ts';
import { mailTexts } from '#domain/texts/mails.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

interface Words {
  subject: string;
  body: string;
  action: { label: string; path: string };
}

const templates: Record<MailTemplate, Words> = {
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

/** An e-mail as plain text and as HTML. Nothing in it comes from the person but the fact that there is one. */
export function renderMail(
  template: MailTemplate,
  site: { publicUrl: string; siteName: string },
): RenderedMail {
  const { subject, body, action } = templates[template];
  const address = site.publicUrl + action.path;
  const why = mailTexts.why(site.siteName);
  const text = [mailTexts.greeting, body, `${action.label}: ${address}`, why].join('\n\n');
  const html = `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="font: 18px/1.5 sans-serif; max-width: 36em; padding: 16px">
<p>${escaped(mailTexts.greeting)}</p>
<p>${escaped(body)}</p>
<p><a href="${escaped(address)}">${escaped(action.label)}</a></p>
<p><small>${escaped(why)}</small></p>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html };
}

/** The site's name is a setting: whatever an admin writes there stays text. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

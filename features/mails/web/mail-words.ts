import type { StatusTone } from '#ui/status-mark.tsx';
import type { OfficeMail } from '../contract.ts';
import { officeMailTexts } from '../texts/office-mails.ts';

/** A kind of e-mail by its name: 'support-reply' is "Support reply". */
export function mailKindName(template: string): string {
  const words = template.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Why a mail did not go, by the code in its row: "ESOCKET", "EENVELOPE 550", "account closed". */
export function failureReason(code: string): string {
  const known = officeMailTexts.reasons[code.split(' ')[0] ?? ''];
  return `${known ?? officeMailTexts.otherReason} ${officeMailTexts.code(code)}`;
}

export const stateTones: Record<OfficeMail['state'], StatusTone> = {
  waiting: 'todo',
  sending: 'now',
  sent: 'done',
  failed: 'bad',
};

/** Under a mail's status: how it went, or why not. */
export function deliveryDetail(mail: OfficeMail): string | undefined {
  if (mail.delivered_by) return officeMailTexts.delivery[mail.delivered_by];
  return mail.last_error === null ? undefined : failureReason(mail.last_error);
}

/** The log's groups of actions, by the beginnings of their names. */
export const auditGroups = {
  accounts: ['account.', 'session.', 'profile.'],
  cases: ['application.', 'applications.', 'guide.', 'note.', 'view.'],
  documents: ['document.', 'documents.', 'review.'],
  support: ['support.', 'canned_reply.'],
  mails: ['mail.', 'outbox.'],
  money: ['checkout.', 'plan.', 'payment.', 'refund.'],
  marketing: ['landing_page.', 'experiment.'],
  settings: ['settings.', 'setting.', 'fact.', 'facts.'],
  records: ['audit.', 'accounts.'],
} as const;
export type AuditGroup = keyof typeof auditGroups;
export const auditGroupNames = Object.keys(auditGroups) as [AuditGroup, ...AuditGroup[]];

/** The group of an action; undefined for an action without one. */
export function groupOfAction(action: string): AuditGroup | undefined {
  return auditGroupNames.find((group) => auditGroups[group].some((noun) => action.startsWith(noun)));
}

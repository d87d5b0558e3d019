import { registry as settings } from '#features/settings/registry.ts';
import { counted } from '#platform/shared/counted.ts';
import { formatCents } from '#platform/shared/money.ts';
import { about } from './kind.ts';

const cents = (amount: unknown, currency: unknown) => formatCents(Number(amount), String(currency));
const pageFields: Record<string, string> = {
  meta_description: 'meta description',
  is_active: 'whether it is switched on',
};
const pageField = (name: unknown) => pageFields[String(name)] ?? String(name);

/** As the settings' screen labels it; one that is no longer there by its key. */
const nameOfSetting = (key: string): string =>
  (settings as Record<string, { label: string }>)[key]?.label ?? key;

function settingOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : `“${value}”`;
}

/** What is recorded about e-mails, money, marketing, settings and the log itself. */
export const business = {
  ...about('mails', 'mail', {
    /** Details: template. */
    'mail.opened': { sentence: ({ who, whom }) => `${who} read an e-mail to ${whom}` },
    /** Details: template, from. */
    'mail.retried': { sentence: ({ who, whom }) => `${who} had an e-mail to ${whom} tried again` },
    /** Details: rows, status, kind, searched. */
    'mails.exported': {
      sentence: ({ who }, { rows }) => `${who} exported ${counted(rows, 'line', 'lines')} of the outbox`,
    },
  }),
  ...about('money', 'checkout', {
    /** Details: kind, plan, application_id. */
    'checkout.begun': {
      sentence: ({ who }, { kind, plan }) =>
        kind === 'plan' ? `${who} began to buy the ${plan} plan` : `${who} began to pay an application fee`,
    },
    'checkout.completed': {
      sentence: ({ whose }, { kind, plan }) =>
        kind === 'plan'
          ? `${whose} purchase of the ${plan} plan was completed`
          : `${whose} application fee was paid`,
    },
  }),
  ...about('money', 'plan', {
    'plan.began': { sentence: ({ whose }, { plan }) => `${whose} ${plan} plan began` },
    'plan.changed': { sentence: ({ whose }, { from, to }) => `${whose} plan changed from ${from} to ${to}` },
    'plan.status_changed': {
      sentence: ({ whose }, { from, to }) => `${whose} plan went from ${from} to ${to}`,
    },
    'plan.set_to_end': { sentence: ({ whose }, { plan }) => `${whose} ${plan} plan was set to end` },
    'plan.kept': {
      sentence: ({ whose }, { plan }) => `${whose} ${plan} plan goes on: its end was taken back`,
    },
    'plan.paused': { sentence: ({ whose }, { plan }) => `${whose} ${plan} plan was paused` },
    'plan.resumed': { sentence: ({ whose }, { plan }) => `${whose} ${plan} plan goes on after a pause` },
    /** Details: plan, grace_until. */
    'plan.payment_failed': {
      sentence: ({ whose }, { plan }) => `A payment for ${whose} ${plan} plan failed`,
    },
    'plan.doubled': {
      sentence: ({ whose }, { how_many }) =>
        `The payment provider keeps ${counted(how_many, 'subscription', 'subscriptions')} for ${whose} account: look at it there`,
    },
  }),
  ...about('money', 'payment', {
    'payment.received': {
      sentence: ({ whose }, { kind, amount, currency }) =>
        `${whose} payment of ${cents(amount, currency)} arrived (${kind === 'plan' ? 'plan' : 'application fee'})`,
    },
    /** Details: amount (cents, in all), currency. */
    'payment.refunded': {
      sentence: ({ whose }, { amount, currency }) =>
        `${cents(amount, currency)} of ${whose} payment went back`,
    },
  }),
  ...about('money', 'refund_request', {
    /** Details: payment_id. */
    'refund.requested': { sentence: ({ who }) => `${who} asked for a payment back` },
    /** Details: payment_id, approved. */
    'refund.decided': {
      sentence: ({ who, whose }, { approved }) =>
        approved ? `${who} gave ${whose} payment back` : `${who} did not give ${whose} payment back`,
    },
    /** Details: payment_id, code. */
    'refund.failed': {
      sentence: ({ whose }) => `${whose} payment could not be given back: the payment provider refused`,
    },
  }),
  ...about('money', 'customer', {
    /** Details: provider. */
    'customer.erased': {
      sentence: () => 'The payment provider deleted the customer of an account that was erased',
    },
  }),
  ...about('marketing', 'landing_page', {
    /** Details: slug, status, template, or copy_of (id) of a duplicate. */
    'landing_page.created': {
      sentence: ({ who }, { slug, copy_of }) =>
        `${who} ${copy_of ? 'duplicated a landing page as' : 'created the landing page'} /pitches/${slug}`,
    },
    /** Details: version, fields, status, is_active. */
    'landing_page.changed': {
      sentence: ({ who }, { fields }) =>
        `${who} changed a landing page: ${[fields].flat().map(pageField).join(', ')}`,
    },
    /** Details: version, number, visible, errors, warnings, at_set_time. */
    'landing_page.published': {
      sentence: ({ who }, { visible, at_set_time }) =>
        `${at_set_time ? 'A landing page was published at its time' : `${who} published a landing page`}${visible ? '' : ', which is not visible'}`,
    },
    'landing_page.draft_discarded': { sentence: ({ who }) => `${who} gave up the draft of a landing page` },
    'landing_page.restored': {
      sentence: ({ who }, { number }) => `${who} put version ${number} of a landing page back into its draft`,
    },
    /** Details: publish_at, shows. */
    'landing_page.scheduled': {
      sentence: ({ who }) => `${who} set a time at which a landing page is published`,
    },
    'landing_page.unscheduled': { sentence: ({ who }) => `${who} took the time of a publication back` },
    /** Details: reason. */
    'landing_page.publish_missed': { sentence: () => 'A landing page was not published at its time' },
    'landing_page.deleted': {
      sentence: ({ who }, { slug }) => `${who} deleted the landing page /pitches/${slug}`,
    },
  }),
  ...about('marketing', 'experiment', {
    /** Details: variants, from (the one it is a copy of, or null). */
    'experiment.created': {
      sentence: ({ who }, { from }) => `${who} ${from ? 'duplicated' : 'created'} an experiment`,
    },
    /** Before any visitor has seen it. Details: version, fields. */
    'experiment.changed': { sentence: ({ who }) => `${who} changed an experiment` },
    /** Details: from, to, version. */
    'experiment.status_changed': {
      sentence: ({ who }, { from, to }) =>
        `${who} ${to === 'paused' ? 'paused' : from === 'paused' ? 'resumed' : 'started'} an experiment`,
    },
    /** Details: from, decision, winner_variant_id, page_id (whose content changed, or null), version. */
    'experiment.finished': {
      sentence: ({ who }, { decision }) =>
        `${who} finished an experiment${decision === 'winner' ? ' with a winner' : ' and kept the control'}`,
    },
    /** A draft. */
    'experiment.deleted': { sentence: ({ who }) => `${who} deleted an experiment` },
    /** Details: rows, status. */
    'experiment.exported': { sentence: ({ who }) => `${who} exported the results of an experiment` },
  }),
  ...about('settings', 'setting', {
    /** Details: from, to. The subject's id is the setting. */
    'settings.saved': {
      sentence: ({ who, subject }, { from, to }) =>
        `${who} changed ${nameOfSetting(subject)} from ${settingOf(from)} to ${settingOf(to)}`,
    },
  }),
  ...about('settings', 'fact', {
    /** Details: shown. */
    'fact.added': { sentence: ({ who }) => `${who} added a fact to the register` },
    /** Details: version, fields. */
    'fact.changed': { sentence: ({ who }) => `${who} changed a fact of the register` },
    /** Details: rows, trust, due, searched. */
    'facts.exported': {
      sentence: ({ who }, { rows }) => `${who} exported ${counted(rows, 'fact', 'facts')}`,
    },
  }),
  ...about('records', 'audit', {
    'audit.check_requested': { sentence: ({ who }) => `${who} had this log checked` },
    /** Details: rows, group, searched. */
    'audit.exported': {
      sentence: ({ who }, { rows }) => `${who} exported ${counted(rows, 'entry', 'entries')} of this log`,
    },
  }),
  ...about('records', 'account', {
    /** Details: rows, role, searched. */
    'accounts.exported': {
      sentence: ({ who }, { rows }) => `${who} exported ${counted(rows, 'person', 'people')}`,
    },
  }),
  ...about('records', 'analytics', {
    /** Details: table, days, page (id), filters (how many), rows. */
    'analytics.exported': {
      sentence: ({ who }, { table, rows }) =>
        `${who} exported ${counted(rows, 'row', 'rows')} of figures (${table})`,
    },
  }),
  ...about('records', 'workload', {
    /** Details: weeks, rows. */
    'workload.exported': {
      sentence: ({ who }, { weeks }) => `${who} exported the reports of ${counted(weeks, 'week', 'weeks')}`,
    },
  }),
};

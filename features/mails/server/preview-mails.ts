import { readSettings } from '#features/settings/server/read-settings.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import { type previewMails as contract, type MailTemplate, mailTemplateNames } from '../contract.ts';
import { wordsOf } from './mail-words.ts';
import { renderMail } from './render-mail.ts';
import { sampleFacts } from './sample-facts.ts';

/** Every kind of e-mail as it would leave now, about nobody. Nothing is sent or stored. */
export async function previewMails(
  _input: unknown,
  { transaction, platform }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  const { site_name } = await transaction(readSettings);
  const site = { publicUrl: platform.env.publicUrl, siteName: site_name };
  return { mails: mailTemplateNames.map((template) => previewOf(template, site)) };
}

function previewOf(template: MailTemplate, site: { publicUrl: string; siteName: string }) {
  const { subject, text, html } = renderMail(wordsOf({ template, facts: sampleFacts[template] }), site);
  return { template, subject, text_body: text, html_body: html };
}

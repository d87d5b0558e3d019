import { mailTexts } from '#features/mails/texts/mails.ts';
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts';
import { paragraphsOf } from '../../rules/office-accounts.ts';
import { officeAccountPageTexts } from '../../texts/office-account.ts';

/** The e-mail as the person will read it, in the words and the order of `features/mails/server/render-mail.ts`. */
export function MailPreview({ subject, body }: { subject: string; body: string }) {
  const { data } = usePublicSettings();
  return (
    <section
      aria-label={officeAccountPageTexts.mail.previewLabel}
      className="grid max-w-[36em] gap-3 rounded-card border border-line bg-surface p-4 wrap-anywhere"
    >
      <h3 className="text-lead font-strong">{subject}</h3>
      <p>{mailTexts.greeting}</p>
      {paragraphsOf(body).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name than their place
        <p key={place} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      <p>{mailTexts.staffMessage.answer}</p>
      {data && <p className="text-small text-muted">{mailTexts.why(data.site_name)}</p>}
    </section>
  );
}

import type { Output } from '#platform/shared/contract.ts';
import type { previewMails } from '../contract.ts';
import { officeMailTexts } from '../texts/office-mails.ts';
import { mailKindName } from './mail-words.ts';

const texts = officeMailTexts.kinds;

export const mailThemes = ['light', 'dark'] as const;
export const mailWidths = { phone: 320, screen: 600 } as const;

interface MailSampleProps {
  mail: Output<typeof previewMails>['mails'][number];
  theme: (typeof mailThemes)[number];
  width: keyof typeof mailWidths;
}

/** One kind of e-mail in both forms, side by side where there is room. */
export function MailSample({ mail, theme, width }: MailSampleProps) {
  return (
    <article>
      <h2 className="pb-3 text-heading font-strong wrap-anywhere">{texts.subject(mail.subject)}</h2>
      <div className="flex flex-wrap items-start gap-6">
        <section aria-label={texts.html} className="grid max-w-full gap-2">
          <h3 className="text-muted">{texts.html}</h3>
          {/* A new one each time: what a frame shows next would be a place in the history that Back stops at. */}
          <iframe
            key={`${mail.template} ${theme}`}
            title={texts.frame(mailKindName(mail.template))}
            sandbox=""
            srcDoc={inTheme(mail.html_body, theme)}
            referrerPolicy="no-referrer"
            style={{ width: mailWidths[width] }}
            className="h-180 max-w-full rounded-control border border-line bg-white [color-scheme:light]"
          />
        </section>
        <section aria-label={texts.text} className="grid min-w-0 flex-1 basis-80 gap-2">
          <h3 className="text-muted">{texts.text}</h3>
          <pre className="rounded-control border border-line bg-well p-4 font-[inherit] whitespace-pre-wrap wrap-anywhere">
            {mail.text_body}
          </pre>
        </section>
      </div>
    </article>
  );
}

/** The e-mail follows its reader's program; here it is told which one that is, and changed in nothing else. */
function inTheme(html: string, theme: string): string {
  return html.replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${theme}"`);
}

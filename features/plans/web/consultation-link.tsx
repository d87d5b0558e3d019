import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { applicantTexts } from '#features/site/texts/dashboard.ts';
import type { ButtonVariant } from '#ui/button.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';

/** Where a consultation is booked; while the office has set no address, a message to us with that subject. */
export const consultationTarget = (url: string | null) =>
  url
    ? { href: url, newTab: true }
    : { to: `/contact?subject=${encodeURIComponent(applicantTexts.help.consultation)}` };

/** The way to a consultation, as a button when it has a variant. Says before the press when it leads away from us. */
export function ConsultationLink({ variant }: { variant?: ButtonVariant }) {
  const { data: settings } = useQuery(publicSettingsQuery);
  if (!settings) return null;
  const { consultation_url: url } = settings;
  const target = consultationTarget(url);
  const words = applicantTexts.help.consultation;
  return (
    <div className="grid justify-items-start gap-1">
      {variant ? (
        <ButtonLink {...target} variant={variant}>
          {words}
        </ButtonLink>
      ) : (
        <Link {...target} className="inline-flex min-h-control items-center">
          {words}
        </Link>
      )}
      {url && (
        <p className="text-small wrap-anywhere text-muted">
          {applicantTexts.help.leaving(new URL(url).host)}
        </p>
      )}
    </div>
  );
}

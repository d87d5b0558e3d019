import { usePublicSettings } from '#features/settings/web/use-public-settings.ts';
import { applicantTexts } from '#features/site/texts/dashboard.ts';
import { ButtonLink } from '#ui/link.tsx';
import { nifTexts } from '../../texts/guide-nif.ts';

/** Somebody to do it with: the booking page, or where to write while there is none. */
export function Consultation() {
  const { data: settings } = usePublicSettings();
  if (!settings) return null;
  const { consultation_url } = settings;
  return (
    <div className="no-print grid justify-items-start gap-2">
      <p>{consultation_url ? nifTexts.consultationHelp : nifTexts.noConsultation}</p>
      {consultation_url ? (
        <>
          <ButtonLink href={consultation_url} newTab>
            {nifTexts.consultation}
          </ButtonLink>
          <p className="text-small wrap-anywhere text-muted">
            {applicantTexts.help.leaving(new URL(consultation_url).host)}
          </p>
        </>
      ) : (
        <ButtonLink to="/contact">{nifTexts.contact}</ButtonLink>
      )}
    </div>
  );
}

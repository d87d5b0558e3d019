import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Card, CardHeader } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { Profile } from '../contract/profiles.ts';
import { profileCompleteness } from '../rules/profile-completeness.ts';
import { profileTexts } from '../texts/profiles.ts';
import { fieldId } from './profile-fields.ts';

const texts = profileTexts.completion;

interface CompletionCardProps {
  profile: Profile | null;
  /** The name the identity provider told us: the form shows it, though nothing is saved. */
  suggestedName: string | null;
}

/** How complete the saved profile is; what is missing leads to its field. */
export function CompletionCard({ profile, suggestedName }: CompletionCardProps) {
  const { percentage, missing } = profileCompleteness(profile);
  const complete = missing.length === 0;
  const words = texts.percentage(percentage);
  return (
    <Card aria-labelledby="completion-title" className="grid content-start gap-4">
      <CardHeader id="completion-title" title={texts.title} aside={words} />
      <ProgressBar value={percentage} label={texts.title} valueText={words} />
      <div className="flex gap-3">
        {complete ? (
          <CircleCheck aria-hidden="true" className="text-good-text" />
        ) : (
          <TriangleAlert aria-hidden="true" className="text-due-text" />
        )}
        <p>{complete ? texts.complete : texts.hint}</p>
      </div>
      {!complete && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="max-sm:basis-full">{texts.add}</span>{' '}
          {missing.map((field) => (
            <a
              key={field}
              href={`#${fieldId(field)}`}
              className="prose-link inline-flex min-h-control items-center"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(field))?.focus();
              }}
            >
              {profileTexts.form.labels[field]}
            </a>
          ))}
        </p>
      )}
      {missing.includes('full_name') && suggestedName && <p>{texts.nameNotSaved}</p>}
    </Card>
  );
}

import clsx from 'clsx';
import { UserRound } from 'lucide-react';
import { officeExperimentTexts } from '../texts/office-experiments.ts';

const { share: texts } = officeExperimentTexts.form;

/** Ten people, of whom as many stand out as join the test; the same in words. */
export function SharePicture({ share }: { share: number }) {
  const known = Number.isInteger(share) && share >= 1 && share <= 100;
  if (!known) return null;
  const joining = Math.round(share / 10);
  return (
    <div className="grid gap-1.5">
      <p>{share === 100 ? texts.all : texts.some(share)}</p>
      <div role="img" aria-label={texts.picture(joining)} className="flex flex-wrap gap-1">
        {Array.from({ length: 10 }, (_, at) => (
          <UserRound
            // biome-ignore lint/suspicious/noArrayIndexKey: ten places that never move
            key={at}
            aria-hidden="true"
            className={clsx('size-6', at < joining ? 'fill-current text-link' : 'text-muted opacity-60')}
          />
        ))}
      </div>
    </div>
  );
}

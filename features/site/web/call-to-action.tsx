import { ButtonLink } from '#ui/link.tsx';
import { siteTexts } from '../texts/site.ts';

const { callToAction } = siteTexts;

/** The last words before the foot: one button, and the prices beside it. */
export function CallToAction({ signedIn }: { signedIn: boolean }) {
  return (
    <section aria-labelledby="cta-title" className="py-16 md:py-24">
      <div className="wrap grid justify-items-start gap-4">
        <h2 id="cta-title" className="display text-3xl md:text-4xl">
          {callToAction.heading}
        </h2>
        <p className="max-w-[62ch]">{callToAction.lead}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
          <ButtonLink variant="primary" size="big" to={signedIn ? '/visa-process' : '/auth?mode=sign-up'}>
            {signedIn ? callToAction.signedIn : callToAction.signedOut}
          </ButtonLink>
          <ButtonLink variant="quiet" to="/subscription">
            {callToAction.pricing}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

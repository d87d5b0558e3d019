import { ButtonLink } from '#ui/link.tsx';
import { siteTexts } from '../texts/site.ts';
import { Film } from './film.tsx';

const { hero } = siteTexts;

/** The first screen: the film's sky carries the words, its tiles stay free of them. */
export function Hero({ signedIn }: { signedIn: boolean }) {
  return (
    <section
      aria-labelledby="hero-title"
      className="relative isolate h-[clamp(38rem,100svh,68rem)] overflow-hidden bg-sky print:h-auto"
    >
      <Film />
      <div className="wrap relative grid justify-items-start gap-4 pt-[calc(var(--header-h)+clamp(1.25rem,6svh,4.5rem))] max-[23.5rem]:pt-34">
        <h1 id="hero-title" className="display text-hero tracking-[-0.02em] text-on-sky-heading">
          {hero.title[0]} <br />
          {hero.title[1]}
        </h1>
        <p className="max-w-[24ch] text-lead text-on-sky md:max-w-[40ch] md:text-xl">{hero.lead}</p>
        <ButtonLink
          variant="primary"
          size="big"
          to={signedIn ? '/dashboard' : '/auth'}
          className="bg-on-sky-action! text-on-sky-action-text! hover:bg-on-sky-action-hover! md:mt-2"
        >
          {hero.action}
        </ButtonLink>
      </div>
    </section>
  );
}

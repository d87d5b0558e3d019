import firstScreen from 'virtual:first-screen';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import { NonceContext } from '#platform/browser/page-scripts.ts';
import { ButtonLink } from '#ui/link.tsx';
import { siteTexts } from '../texts/site.ts';
import desktopMp4 from './film/desktop.mp4';
import desktopWebm from './film/desktop.webm';
import phoneMp4 from './film/phone.mp4';
import phoneWebm from './film/phone.webm';
import phoneMoving from './film/phone-moving.avif';
import types from './film/types.json';
import type { FilmSources } from './film-player.ts';
import desktopAvif from './poster/desktop.avif';
import desktopJpeg from './poster/desktop.jpg';
import desktopWebp from './poster/desktop.webp';
import phoneAvif from './poster/phone.avif';
import phoneJpeg from './poster/phone.jpg';
import phoneWebp from './poster/phone.webp';

const { hero } = siteTexts;

/** The first screen: the text is over the film's sky, clear of its tiles. */
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

const texts = siteTexts.hero.film;

const sources: FilmSources = {
  wide: [
    { src: desktopWebm, type: types['desktop.webm'] },
    { src: desktopMp4, type: types['desktop.mp4'] },
  ],
  upright: [
    { src: phoneWebm, type: types['phone.webm'] },
    { src: phoneMp4, type: types['phone.mp4'] },
  ],
  moving: phoneMoving,
};

const picture =
  'absolute inset-0 -z-1 size-full object-cover object-[60%_30%] dark:brightness-90 print:hidden';

const press =
  'inline-flex min-h-control items-center gap-2 rounded-control bg-surface/90 px-4 font-strong text-ink hover:bg-surface';

/** The film behind the text, over its first frame. `film-player.ts` changes attributes that React does not update. */
function Film() {
  const root = useRef<HTMLDivElement>(null);
  const nonce = use(NonceContext);
  useEffect(() => {
    const film = root.current;
    // After a client-side navigation; otherwise the inline script has started it.
    if (film && !film.dataset.started)
      void import('./film-player.ts').then(({ startFilm }) => film.isConnected && startFilm(film));
  }, []);
  return (
    <div
      ref={root}
      data-film="still"
      data-sources={JSON.stringify(sources)}
      suppressHydrationWarning
      className="group/film contents"
    >
      <Poster className={picture} />
      {/* biome-ignore lint/a11y/useMediaCaption: nobody speaks in it, and it is decoration */}
      <video
        suppressHydrationWarning
        playsInline
        loop
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        width="1920"
        height="1080"
        className={`${picture} opacity-0 transition-opacity duration-400 data-shown:opacity-100`}
      />
      <img data-moving hidden alt="" suppressHydrationWarning width="540" height="960" className={picture} />
      <fieldset className="no-print absolute inset-x-gutter bottom-4 flex flex-wrap justify-end gap-2 group-data-[film=still]/film:hidden md:bottom-6">
        <legend className="sr-only">{texts.controls}</legend>
        <button type="button" data-press="play" className={`${press} grid!`}>
          {/* Both labels occupy the cell, so that switching does not move anything. */}
          <span className="invisible flex items-center gap-2 [grid-area:1/1] group-data-[film=playing]/film:visible">
            <Pause aria-hidden="true" /> {texts.pause}
          </span>
          <span className="flex items-center gap-2 [grid-area:1/1] group-data-[film=playing]/film:invisible">
            <Play aria-hidden="true" /> {texts.play}
          </span>
        </button>
        <button
          type="button"
          data-press="sound"
          aria-pressed="false"
          suppressHydrationWarning
          className={`${press} group/sound`}
        >
          <VolumeX aria-hidden="true" className="group-aria-pressed/sound:hidden" />
          <Volume2 aria-hidden="true" className="hidden group-aria-pressed/sound:block" />
          {texts.sound}
        </button>
      </fieldset>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which must run before the app wakes
        dangerouslySetInnerHTML={{ __html: firstScreen }}
      />
    </div>
  );
}

const upright = '(max-aspect-ratio: 1/1)';

/** The film's first frame. Decorative; loaded first because it is the largest contentful paint. */
function Poster({ className }: { className: string }) {
  return (
    <picture>
      <source media={upright} type="image/avif" srcSet={phoneAvif} />
      <source media={upright} type="image/webp" srcSet={phoneWebp} />
      <source media={upright} srcSet={phoneJpeg} />
      <source type="image/avif" srcSet={desktopAvif} />
      <source type="image/webp" srcSet={desktopWebp} />
      <img src={desktopJpeg} alt="" width="1920" height="1080" fetchPriority="high" className={className} />
    </picture>
  );
}

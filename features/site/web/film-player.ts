/** A film's URL and MIME type, for `canPlayType`. */
export interface FilmSource {
  src: string;
  type: string;
}

/** The film for landscape and portrait, in order of preference, and an animated picture. */
export interface FilmSources {
  wide: readonly FilmSource[];
  upright: readonly FilmSource[];
  moving: string;
}

/** The fade of the sound, in milliseconds. */
const fadeMs = 400;
const soundKey = 'film-sound';

/**
 * Plays the hero's film: after the page has loaded and is idle, while half of it is in view, muted until the user
 * turns on sound. With reduced motion or data saving the poster shows, with Play. Independent of React: it runs before
 * hydration (`features/site/web/first-screen`). Idempotent. @param root - contains `video`, an `img` with
 * `data-moving`, and the two buttons with `data-press`.
 */
export function startFilm(root: HTMLElement): void {
  const video = root.querySelector('video');
  const moving = root.querySelector<HTMLImageElement>('img[data-moving]');
  const [playButton, soundButton] = root.querySelectorAll<HTMLButtonElement>('button[data-press]');
  if (root.dataset.started || !video || !moving || !playButton || !soundButton) return;
  root.dataset.started = 'yes';
  const sources: FilmSources = JSON.parse(root.dataset.sources ?? '');
  const upright = matchMedia('(max-aspect-ratio: 1/1)');
  const until = new AbortController();
  // The user's or the device's choice is on the root element before the first paint.
  const still = () => document.documentElement.dataset.motion === 'none';
  let wanted = !still() && !savesData();
  let sound = readSound();
  let settled = false;
  let inView = false;
  /** The animated picture replaces the film. */
  let asPicture = false;
  let untried: FilmSource[] = [];
  let fading: ReturnType<typeof setInterval> | undefined;

  const isTime = () => wanted && settled && inView && !document.hidden;
  const show = (state: 'playing' | 'paused') => {
    root.dataset.film = state;
  };
  const showSound = () => soundButton.setAttribute('aria-pressed', String(sound));

  function attach(): void {
    const fitting = upright.matches ? sources.upright : sources.wide;
    untried = fitting.filter(({ type }) => video?.canPlayType(type));
    next();
  }
  function next(): boolean {
    const source = untried.shift();
    if (video && source) video.src = source.src;
    return source !== undefined;
  }

  async function play(): Promise<void> {
    if (!video || !moving) return;
    if (asPicture) {
      if (!moving.src) moving.src = sources.moving;
      moving.hidden = false;
      return show('playing');
    }
    // Retries what failed: the network may be back.
    if (!video.src || video.error) attach();
    clearInterval(fading);
    video.muted = !sound;
    try {
      if (!video.src) throw new DOMException('no form of the film fits', 'NotSupportedError');
      await video.play();
      // Reduced motion was chosen, or the film scrolled away, while it was loading.
      if (!isTime()) return rest(true);
      video.dataset.shown = 'yes';
      show('playing');
      if (sound) fade(1);
    } catch (error) {
      const { name } = error as Error;
      // Paused before it began.
      if (name === 'AbortError') return;
      if (name === 'NotSupportedError' && next()) return play();
      if (name === 'NotAllowedError' && sound) {
        sound = false;
        showSound();
        return play();
      }
      asPicture = upright.matches;
      wanted = asPicture;
      if (asPicture) return play();
      show('paused');
    }
  }

  function rest(atOnce: boolean): void {
    if (!video || !moving) return;
    show('paused');
    moving.hidden = true;
    if (sound && !atOnce && !video.paused) fade(0, () => video.pause());
    else video.pause();
  }

  function fade(to: 0 | 1, then = () => {}): void {
    if (!video) return;
    clearInterval(fading);
    const step = (to - video.volume) / 10;
    if (step === 0) {
      then();
      return;
    }
    fading = setInterval(() => {
      video.volume = Math.min(1, Math.max(0, video.volume + step));
      if (Math.abs(video.volume - to) > 0.01) return;
      clearInterval(fading);
      video.volume = to;
      then();
    }, fadeMs / 10);
  }

  function decide(): void {
    if (isTime()) void play();
    else if (root.dataset.film === 'playing') rest(document.hidden);
  }

  const pressPlay = () => {
    wanted = root.dataset.film !== 'playing';
    settled = true;
    // The user pressed the button, so play although less than half may be in view: in low or magnified windows half never is.
    inView = true;
    // A press may play what autoplay may not: try the film again.
    if (wanted) asPicture = false;
    decide();
  };
  const pressSound = () => {
    sound = !sound;
    keepSound(sound);
    showSound();
    if (sound && asPicture) {
      asPicture = false;
      moving.hidden = true;
      return decide();
    }
    if (sound) video.volume = 0;
    if (sound) video.muted = false;
    if (!video.paused) fade(sound ? 1 : 0, () => (video.muted = !sound));
  };
  // On window, since React stops presses at the document while it is still hydrating:
  // the buttons would not receive them.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button');
      if (button === playButton) pressPlay();
      if (button === soundButton) pressSound();
    },
    { capture: true, signal: until.signal },
  );
  upright.addEventListener(
    'change',
    () => {
      if (!video.src) return;
      attach();
      decide();
    },
    { signal: until.signal },
  );
  let wasStill = still();
  const chosen = new MutationObserver(() => {
    const isStill = still();
    // The attribute is also rewritten on load, on hydration and on storage events;
    // that must not undo a press on Play.
    if (isStill && !wasStill) wanted = false;
    wasStill = isStill;
    decide();
  });
  chosen.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  until.signal.addEventListener('abort', () => chosen.disconnect());
  document.addEventListener('visibilitychange', decide, { signal: until.signal });
  new IntersectionObserver(
    (seen, watcher) => {
      if (!root.isConnected) {
        watcher.disconnect();
        until.abort();
      }
      // A busy page batches several entries; the last one counts.
      inView = (seen.at(-1)?.intersectionRatio ?? 0) >= 0.5;
      decide();
    },
    { threshold: [0, 0.5] },
  ).observe(video);

  // Media keys pause it and a lost network ends it: the button shows what a press would do.
  for (const end of ['pause', 'error'])
    video.addEventListener(end, () => {
      if (!asPicture && (video.paused || video.error)) show('paused');
    });

  video.muted = !sound;
  showSound();
  show('paused');
  whenAtRest(() => {
    settled = true;
    decide();
  });
}

/** When idle after `load`: the film must not delay the page. */
function whenAtRest(then: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 200));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

/** Not supported by every browser. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** For this visit; storage can be forbidden. */
function readSound(): boolean {
  try {
    return sessionStorage.getItem(soundKey) === 'on';
  } catch {
    return false;
  }
}

function keepSound(on: boolean): void {
  try {
    sessionStorage.setItem(soundKey, on ? 'on' : 'off');
  } catch {
    // Asked again on the next page then.
  }
}

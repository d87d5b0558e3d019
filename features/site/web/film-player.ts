/** Where a film lies and what it is made of, as `canPlayType` reads it. */
export interface FilmSource {
  src: string;
  type: string;
}

/** The film for wide screens and for upright ones, each in the order in which it is tried, and a picture that moves. */
export interface FilmSources {
  wide: readonly FilmSource[];
  upright: readonly FilmSource[];
  moving: string;
}

/** Milliseconds in which sound comes and goes. */
const fadeMs = 400;
const soundKey = 'film-sound';

/**
 * Brings the hero's film to life: after the page has loaded and rests, while half of it is in view. Muted, until
 * a person asks for sound. Who asked the device for less motion or less data sees the poster and may press Play.
 * Knows nothing of React: it runs before the rest of the page wakes (`features/site/web/first-screen`). Does nothing the second time.
 * @param root - holds `video`, an `img` with `data-moving`, and the two buttons with `data-press`.
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
  // What was chosen under "Aa", or what the device asks for, is at the root of the page before the first paint.
  const still = () => document.documentElement.dataset.motion === 'none';
  let wanted = !still() && !savesData();
  let sound = readSound();
  let settled = false;
  let inView = false;
  /** Plays no film by itself: the moving picture is in. */
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
    // What failed is tried again: the network may be back.
    if (!video.src || video.error) attach();
    clearInterval(fading);
    video.muted = !sound;
    try {
      if (!video.src) throw new DOMException('no form of the film fits', 'NotSupportedError');
      await video.play();
      // Told to be still, or scrolled past, while a slow device was fetching.
      if (!isTime()) return rest(true);
      video.dataset.shown = 'yes';
      show('playing');
      if (sound) fade(1);
    } catch (error) {
      const { name } = error as Error;
      // Paused again before it began.
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
    // Who presses sees the button, if not half of the film: in a low window, or magnified, half of it is never in view.
    inView = true;
    // A press may do what the page may not: try the film itself again.
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
  // At the window, since React stops at the document each press that comes while it cannot take the page over yet:
  // the buttons themselves would never hear of it.
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
    // The same is written again when the page has loaded, when it wakes, when another tab stores something:
    // none of this takes a press on Play back.
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
      // A busy page hears of several frames at once; the last one counts.
      inView = (seen.at(-1)?.intersectionRatio ?? 0) >= 0.5;
      decide();
    },
    { threshold: [0, 0.5] },
  ).observe(video);

  // The keyboard's own media keys pause it, and a network that goes for good ends it: the button says what a press would do.
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

/** After `load`, when nothing else is to be done: the film must not delay what people came for. */
function whenAtRest(then: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 200));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

/** Not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** For this visit only; storage can be forbidden. */
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
    // Then it is asked for again on the next page.
  }
}

import { chooseLanguage } from '#platform/browser/language-choice.ts';
import { languages, locales } from '#platform/shared/languages.ts';
import { startFilm } from '../film-player.ts';

/** Where auth-js keeps the session (`platform/browser/stored-session.ts`, which this file must stay independent of). */
const sessionKey = 'rumo-session';

const asleep = 'script[type="text/late"]';

/** Everything by which a person shows that they are there. */
const signs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
  'focusin',
  'input',
  'click',
];

/**
 * Runs the app's own script, which the server has put to sleep (`platform/browser/page-scripts.ts`): at once for who is signed
 * in, whose header is another one, else with the first sign of a person. A button that was pressed meanwhile is
 * pressed again as soon as it works.
 */
export function wakeLate(): void {
  let woken = false;
  const wake = (event: Event) => {
    if (woken || isMadeUp(event)) return;
    // What is to be woken is at the end of the page; a single press may be all that comes.
    if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', wake);
    woken = true;
    for (const sign of signs) removeEventListener(sign, wake, true);
    for (const old of document.querySelectorAll<HTMLScriptElement>(asleep)) {
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = old.nonce;
      script.text = old.text;
      old.replaceWith(script);
    }
  };
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  addEventListener('click', pressAgain, true);
  if (hasSession()) document.addEventListener('DOMContentLoaded', wake);
}

/** A browser tells of a mouse that lies still when the page below it has changed. */
const isMadeUp = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

const waiting = new WeakMap<Element, ReturnType<typeof setInterval>>();

/** A film's buttons work without React, and so does what sends a form. */
function pressAgain(event: Event): void {
  const { target } = event;
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || button.dataset.press || button.type === 'submit') return;
  // Who presses again because nothing has happened means one press: two would open a panel and close it.
  clearInterval(waiting.get(button));
  if (isAwake(button)) return;
  // React may take the button over for this very press and answer it; together with ours it would be answered twice.
  event.stopPropagation();
  const timer = setInterval(() => {
    if (!button.isConnected) clearInterval(timer);
    if (!isAwake(button)) return;
    clearInterval(timer);
    button.click();
  }, 50);
  waiting.set(button, timer);
}

/** React leaves its marks on what it has taken over. */
const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

function hasSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

/** Keeps which language was chosen while the page sleeps: the browser follows the link before anything has woken. */
export function noteLanguage(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
      const chosen = languages.find((language) => link && link.hreflang === locales[language]);
      if (chosen) chooseLanguage(chosen);
    },
    true,
  );
}

// What the landing page runs before anybody touches it, as one small script inside the page (`tools/first-screen-plugin.ts`).
wakeLate();

noteLanguage();

const film = document.querySelector<HTMLElement>('[data-film]');

if (film) startFilm(film);

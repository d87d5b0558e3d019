import { chooseLanguage } from '#platform/browser/language-choice.ts';
import { languages, locales } from '#platform/shared/languages.ts';
import { startFilm } from '../film-player.ts';

/** Where auth-js stores the session (`platform/browser/stored-session.ts`, which this file must not import). */
const sessionKey = 'rumo-session';

const asleep = 'script[type="text/late"]';

/** Events that show a user's presence. */
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
 * Starts the app's script, which the server renders inert (`platform/browser/page-scripts.ts`): at once for signed-in
 * users, whose header differs, otherwise at the first sign of a user. A button pressed meanwhile is pressed again once
 * it is hydrated.
 */
export function wakeLate(): void {
  let woken = false;
  const wake = (event: Event) => {
    if (woken || isMadeUp(event)) return;
    // The inert script is at the end of the page, and there may be only one press.
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

/** Browsers fire mouse events for a resting mouse when the page below it changes. */
const isMadeUp = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

const waiting = new WeakMap<Element, ReturnType<typeof setInterval>>();

/** The film's buttons and forms work without React. */
function pressAgain(event: Event): void {
  const { target } = event;
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || button.dataset.press || button.type === 'submit') return;
  // Repeated presses while waiting count as one: two would open and close a panel.
  clearInterval(waiting.get(button));
  if (isAwake(button)) return;
  // React might hydrate the button within this press and handle it; with ours it would run twice.
  event.stopPropagation();
  const timer = setInterval(() => {
    if (!button.isConnected) clearInterval(timer);
    if (!isAwake(button)) return;
    clearInterval(timer);
    button.click();
  }, 50);
  waiting.set(button, timer);
}

/** React adds its own properties to hydrated elements. */
const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

function hasSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

/** Stores the chosen language before hydration: the browser follows the link first. */
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

// The landing page's inline script before hydration (`tools/first-screen-plugin.ts`).
wakeLate();

noteLanguage();

const film = document.querySelector<HTMLElement>('[data-film]');

if (film) startFilm(film);

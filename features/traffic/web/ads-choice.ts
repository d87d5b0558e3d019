import { useSyncExternalStore } from 'react';
import { adsConsentCookie, adsConsentLife } from '#platform/shared/advertising.ts';

/** `asked`: the browser asks every site not to track, which no choice here overrules. */
export type AdsChoice = 'on' | 'off' | 'asked';

const watchers = new Set<() => void>();

/** What this browser says now: read from its cookie each time, so that taking it back holds at once, in every tab. */
export function adsChoice(): AdsChoice {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === '1') return 'asked';
  return document.cookie.split('; ').includes(`${adsConsentCookie}=1`) ? 'on' : 'off';
}

/** Remembers the choice in this browser; returns what holds now, which is 'off' where cookies are forbidden. */
export function chooseAds(on: boolean): AdsChoice {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const life = on ? adsConsentLife : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${adsConsentCookie}=${on ? '1' : ''}; Path=/; SameSite=Lax; Max-Age=${life}${secure}`;
  for (const watcher of watchers) watcher();
  return adsChoice();
}

/** The choice on a screen; off on the server. */
export function useAdsChoice(): AdsChoice {
  return useSyncExternalStore(watch, adsChoice, () => 'off');
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  // Another tab may have changed it meanwhile.
  addEventListener('focus', watcher);
  return () => {
    watchers.delete(watcher);
    removeEventListener('focus', watcher);
  };
}

/** Where a page runs when it is not a browser of its own. */
export interface InAppBrowser {
  /** As people know it; undefined when only the kind is known. */
  app: string | undefined;
  system: 'android' | 'ios' | 'other';
}

/** What the apps add to the browser's name. Google refuses to sign people in inside any of them. */
const apps: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\b(FBAN|FBAV|FB_IAB|FBIOS|FB4A)\b/, 'Facebook'],
  [/\bLinkedInApp\b/, 'LinkedIn'],
  [/\b(musical_ly|BytedanceWebview|TikTok|trill_)/i, 'TikTok'],
  [/\bPinterest\//, 'Pinterest'],
  [/\bSnapchat\b/, 'Snapchat'],
  [/\bTwitter for (iPhone|iPad)|\bTwitterAndroid\b/, 'X'],
  [/\bMicroMessenger\b/, 'WeChat'],
  [/\bLine\/\d/, 'LINE'],
];

/** Tells from a user agent whether the page is shown inside another app; undefined in a real browser. */
export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  const system = /Android/.test(userAgent) ? 'android' : /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'other';
  const app = apps.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (app) return { app, system };
  // Android marks its web views; on iPhones only real browsers add 'Safari/' to WebKit's name.
  const bareAndroid = system === 'android' && /; wv\)/.test(userAgent);
  const bareIos = system === 'ios' && /AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent);
  return bareAndroid || bareIos ? { app: undefined, system } : undefined;
}

/** A link that Android opens in Chrome, out of the app. */
export function chromeIntent(address: string): string {
  const url = new URL(address);
  const scheme = url.protocol.slice(0, -1);
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${scheme};package=com.android.chrome;end`;
}

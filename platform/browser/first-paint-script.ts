import { barColors } from './bar-colors.ts';

/**
 * Runs in the head before the first paint, so neither what the reader prefers nor the sidebar flashes.
 * Preferences: what is kept (preferences.ts, which does the same later), else what the device asks for.
 * Sidebar: cookie `sidebar_state`, `false` means collapsed.
 * The bars of a phone take the page's color: the chosen theme's, or each device's own.
 * Language: a browser that prefers Portuguese is offered it, until its reader has chosen (language-offer.tsx).
 * It is one constant string, so a content policy can allow it by nonce or by hash.
 */
export const firstPaintScript = `(function(d,p,m){try{p=JSON.parse(localStorage.getItem('preferences'))||p}catch(e){}
d.theme=p.theme||(m('(prefers-color-scheme: dark)')?'dark':'light');d.contrast=p.contrast||(m('(prefers-contrast: more)')?'high':'usual');
d.motion=p.motion||(m('(prefers-reduced-motion: reduce)')?'none':'free');d.text=p.text||100;d.calm=!!p.calm;
document.querySelectorAll('meta[name=theme-color]').forEach(function(t){t.content=(p.theme?p.theme=='dark':/dark/.test(t.media))?'${barColors.dark}':'${barColors.light}'});
if(/(?:^|; )sidebar_state=false(?:;|$)/.test(document.cookie))d.sidebar='collapsed';
try{delete d.offer;if(/^pt/i.test(navigator.language)&&!localStorage.getItem('rumo-language'))d.offer='pt'}catch(e){}})(document.documentElement.dataset,{},function(q){return matchMedia(q).matches})`;

/**
 * For a page that runs nothing else, or not yet: the same, and again when the device or another tab says otherwise, or when
 * the reader comes back to it from the page where one chooses.
 */
export const followingThemeScript = `(function(f){f();['(prefers-color-scheme: dark)','(prefers-contrast: more)','(prefers-reduced-motion: reduce)'].forEach(function(q){matchMedia(q).addEventListener('change',f)});addEventListener('storage',f);addEventListener('pageshow',f)})(function(){${firstPaintScript}})`;

/**
 * Runs in the head before the first paint, so neither what the reader prefers nor the sidebar flashes.
 * Preferences: what is kept (preferences.ts, which does the same later), else what the device asks for.
 * Sidebar: cookie `sidebar_state`, `false` means collapsed.
 * Language: a browser that prefers Portuguese is offered it, until its reader has chosen (language-offer.tsx).
 * It is one constant string, so a content policy can allow it by nonce or by hash.
 */
export const firstPaintScript = `(function(d,p,m){try{p=JSON.parse(localStorage.getItem('preferences'))||p}catch(e){}
d.theme=p.theme||(m('(prefers-color-scheme: dark)')?'dark':'light');d.contrast=p.contrast||(m('(prefers-contrast: more)')?'high':'usual');
d.motion=p.motion||(m('(prefers-reduced-motion: reduce)')?'none':'free');d.text=p.text||100;d.calm=!!p.calm;
if(/(?:^|; )sidebar_state=false(?:;|$)/.test(document.cookie))d.sidebar='collapsed';
try{if(/^pt/i.test(navigator.language)&&!localStorage.getItem('rumo-language'))d.offer='pt'}catch(e){}})(document.documentElement.dataset,{},function(q){return matchMedia(q).matches})`;

/** For a page that runs nothing else: the same, and again when the device turns dark while the page is open. */
export const followingThemeScript = `(function(f){f();matchMedia('(prefers-color-scheme: dark)').addEventListener('change',f)})(function(){${firstPaintScript}})`;

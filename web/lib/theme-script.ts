/**
 * Runs in the head before the first paint, so neither the theme nor the sidebar flashes.
 * Theme: the saved choice, else the system's. Sidebar: cookie `sidebar_state`, `false` means collapsed.
 * It is one constant string, so a content policy can allow it by nonce or by hash.
 */
export const firstPaintScript = `(function(d){var t=null;try{t=localStorage.getItem('theme')}catch(e){}
d.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
if(/(?:^|; )sidebar_state=false(?:;|$)/.test(document.cookie))d.dataset.sidebar='collapsed'})(document.documentElement)`;

/** For a page that runs nothing else: the same, and again when the device turns dark while the page is open. */
export const followingThemeScript = `(function(f){f();matchMedia('(prefers-color-scheme: dark)').addEventListener('change',f)})(function(){${firstPaintScript}})`;

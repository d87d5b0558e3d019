import { startFilm } from '../film-player.ts';
import { noteLanguage } from './note-language.ts';
import { wakeLate } from './wake-late.ts';

// What the landing page runs before anybody touches it, as one small script inside the page (`tools/first-screen-plugin.ts`).
wakeLate();
noteLanguage();
const film = document.querySelector<HTMLElement>('[data-film]');
if (film) startFilm(film);

import { palettesOf } from '#ui/palettes.ts';
import source from '#ui/tokens.css?raw';

/** The colors of both themes as the style sheet's source has them. */
export const ourPalettes = palettesOf(source);

import type { TileFigure } from '#ui/tile-figures.tsx';

/** One figure per step, in the guide's order. Tiles carry no digits: the titles have their own. */
export const guideFigures: readonly TileFigure[] = ['key', 'letter', 'folio', 'quill', 'voices', 'house'];

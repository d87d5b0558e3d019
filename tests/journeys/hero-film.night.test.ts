import { test } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { shapesOfFilm, walkTheFilm } from './walk-the-film.ts';

const journey = aJourney();

test.each(shapesOfFilm)(
  'the %s film lasts twelve seconds, meets its beginning, and leaves its words readable every second',
  async (shape, viewport) => walkTheFilm(await journey.aVisitor({ viewport }), shape, 12),
);

import { aJourney } from '../support/journey.ts';
import { walkCase } from '../support/walk-a-case.ts';
import { robert, untilSent } from './couple-before-the-appointment.ts';

/** The first months of the couple of Georgia, by day; the whole case is `case-of-a-couple.night.test.ts`. */
const journey = aJourney();
const points = untilSent(journey.dataDir).slice(0, 6);

// Not read: the fifth, after which both of them save their appointment.
walkCase(journey, { ...robert, timezoneId: 'America/New_York', hour: 17 }, points, (at) => at !== 4);

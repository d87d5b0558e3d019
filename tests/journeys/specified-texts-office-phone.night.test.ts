import { phone } from '../support/journey.ts';
import { walkTheOffice } from './walk-the-office.ts';

/** The walk of `specified-texts-office.test.ts`, in a phone's window. The last result stands in docs/results/day-and-night.md. */
walkTheOffice(phone);

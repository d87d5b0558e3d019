import { reachOf } from './reach.ts';

/** Every screen of the contact sheet. */
reachOf(() => true);

import type { Contract } from '#platform/shared/contract.ts';
import type { Operation, Policy } from '../operation.ts';

/** One line of the route table: what is asked, who may ask, how much, and the operation that answers. */
export interface Route {
  contract: Contract;
  policy: Policy;
  limits: Limits;
  /** Only for those who have signed in within ten minutes; others are answered `sign_in_again`. */
  recent?: boolean;
  operation: Operation<Contract, Policy>;
}

/** Ties a contract to its policy, limits and operation, and lets the compiler check that they fit. */
export function route<C extends Contract, P extends Policy>(
  contract: C,
  rules: { policy: P; limits: Limits; recent?: P extends 'public' | 'link' ? never : boolean },
  operation: Operation<C, P>,
): Route {
  return { contract, ...rules, operation: operation as unknown as Route['operation'] };
}

/**
 * Bounds of one route. `perMinute` counts per person, or per visitor address where nobody is signed in. `own` where the
 * operation counts by something better than an address, or where nothing may be refused.
 */
interface Limits {
  /** Largest JSON body in bytes; larger ones are refused before they are read. 0 where there is no body. */
  bodyBytes: number;
  perMinute: number | 'own';
}

const KiB = 1024;

/** Reading one's own things: a busy screen makes about ten calls. */
export const reads: Limits = { bodyBytes: 0, perMinute: 600 };

/** Forms and single changes. */
export const writes: Limits = { bodyBytes: 64 * KiB, perMinute: 240 };

/** A landing page's draft, which is saved while somebody types: twelve sections of text in any script. */
export const drafts: Limits = { bodyBytes: 512 * KiB, perMinute: 240 };

/** A hundred rows changed at once: no person presses faster than this. */
export const batch: Limits = { bodyBytes: 64 * KiB, perMinute: 30 };

/** Ticks of the guide: a device that was offline for weeks sends all it kept at once. */
export const ticks: Limits = { bodyBytes: 4 * KiB, perMinute: 600 };

/** Raw file bodies are bounded by the settings (`max_file_size`), not here. */
export const uploads: Limits = { bodyBytes: 0, perMinute: 240 };

/** How long the bytes of an upload may take to arrive. At 10 MB that is a line of 90 kbit/s. */
export const uploadMs = 15 * 60_000;

/** Guessing a key must be hopeless: the operation itself allows 5 tries in 15 minutes per person. */
export const guarded: Limits = { bodyBytes: 4 * KiB, perMinute: 60 };

/** Asking for a sign of life: a balancer that is refused takes a healthy process away. */
export const probes: Limits = { bodyBytes: 0, perMinute: 'own' };

/** Tokens: counted by session and by sign-in (`token-limits.ts`), because people behind one proxy share their address. */
export const tokens: Limits = { bodyBytes: 4 * KiB, perMinute: 'own' };

/** Signing in. Generous: a whole office or a retirement home may share one address. */
export const signInSteps: Limits = { bodyBytes: 4 * KiB, perMinute: 600 };

/** Each question goes to somebody else's computers, who may charge for it. */
export const petQuestions: Limits = { bodyBytes: 8 * KiB, perMinute: 30 };

/** Taking a whole list out of the house. */
export const bulk: Limits = { bodyBytes: 0, perMinute: 20 };

/** Asking the assistant; the day's share is counted in the database. */
export const questions: Limits = { bodyBytes: 64 * KiB, perMinute: 60 };

/** PDFs for the assistant, 10 MB at most; each is read in a thread of its own. */
export const attachments: Limits = { bodyBytes: 0, perMinute: 20 };

/** Opening a stream of live updates: a browser that loses its connection again and again waits between its tries. */
export const streams: Limits = { bodyBytes: 0, perMinute: 60 };

/**
 * What browsers report of landing pages. Many visitors may share one address (a provider's, a proxy's): what one of them
 * may send is counted by visitor (`visitor-caps.ts`), what all of them may by the queue (`collector.ts`).
 */
export const beacons = { bodyBytes: 4 * KiB, perMinute: 60_000 } satisfies Limits;

/** What browsers report of our content policy; a page can cause many, and none of them is missed. */
export const reports: Limits = { bodyBytes: 0, perMinute: 30 };

/** Calls that ask the payment provider, which counts them too: more than a person presses. */
export const purchases: Limits = { bodyBytes: 4 * KiB, perMinute: 60 };

/** What the payment provider tells us: all of it comes from few addresses, and after an outage much at once. */
export const events: Limits = { bodyBytes: 0, perMinute: 6_000 };

/**
 * Calendars that fetch their days: Google's, Apple's and Microsoft's machines ask for all of their people, from few
 * addresses. An address of 256 random bits is not found by trying.
 */
export const calendars: Limits = { bodyBytes: 0, perMinute: 6_000 };

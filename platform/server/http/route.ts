import type { Contract } from '#platform/shared/contract.ts';
import type { Operation, Policy, ReadOperation } from '../operation.ts';
import type { FastHandler } from './fast-path.ts';

/** One line of the route table: a contract, who may call it, and how often. */
interface Line {
  contract: Contract;
  policy: Policy;
  limits: Limits;
  /** Needs a sign-in within ten minutes; others get `sign_in_again`. */
  recent?: boolean;
}

/** A route that `app/server/mount-route.ts` serves. */
export interface OperationRoute extends Line {
  operation: Operation<Contract, Policy>;
}

/** A route that `app/server/read-route.ts` serves. */
export interface ReadRoute extends Line {
  policy: 'person' | 'staff' | 'admin';
  limits: Limits & { perMinute: number };
  read: ReadOperation<Contract>;
  /** For staff, where no filter of the statements needs a plan for its values: PostgreSQL keeps their plans. */
  plansKept?: boolean;
}

/** A public route that `app/server/fast-path.ts` serves. */
export interface FastRoute extends Line {
  policy: 'public';
  fast: FastHandler;
}

export type Route = OperationRoute | ReadRoute | FastRoute;

/** Ties a contract to its policy, limits and operation; the compiler checks that they fit. */
export function route<C extends Contract, P extends Policy>(
  contract: C,
  rules: { policy: P; limits: Limits; recent?: P extends 'public' | 'link' ? never : boolean },
  operation: Operation<C, P>,
): OperationRoute {
  return { contract, ...rules, operation: operation as unknown as OperationRoute['operation'] };
}

/**
 * A route on which a person reads their own rows, in one transaction whose statements leave in one write with the question
 * whether the session lives: half the waits of another route.
 */
export function readRoute<C extends Contract>(contract: C, read: ReadOperation<C>): ReadRoute {
  return { contract, policy: 'person', limits: reads, read: read as unknown as ReadOperation<Contract> };
}

/** The same for staff. */
export function staffReadRoute<C extends Contract>(
  contract: C,
  policy: 'staff' | 'admin',
  read: ReadOperation<C>,
  { plansKept = false } = {},
): ReadRoute {
  return { contract, policy, limits: reads, read: read as unknown as ReadOperation<Contract>, plansKept };
}

/** A route for thousands of requests a second; maintenance does not close it. */
export function fastRoute(contract: Contract, limits: Limits, fast: FastHandler): FastRoute {
  return { contract, policy: 'public', limits, fast };
}

/**
 * `perMinute` counts per user, or per address without one; `own` where the operation counts by something better, or where
 * nothing may be refused.
 */
interface Limits {
  /** Largest JSON body in bytes; 0 where there is none. */
  bodyBytes: number;
  perMinute: number | 'own';
}

const KiB = 1024;

/** Reading: a busy screen makes about ten calls. */
export const reads = { bodyBytes: 0, perMinute: 600 } satisfies Limits;

/** Forms and single changes. */
export const writes: Limits = { bodyBytes: 64 * KiB, perMinute: 240 };

/** A landing page's draft, saved while it is typed: twelve sections of text in any script. */
export const drafts: Limits = { bodyBytes: 512 * KiB, perMinute: 240 };

/** A hundred rows at once. */
export const batch: Limits = { bodyBytes: 64 * KiB, perMinute: 30 };

/** Ticks of the guide: a device sends all that it queued offline. */
export const ticks: Limits = { bodyBytes: 4 * KiB, perMinute: 600 };

/** Limits of a route that takes files; their size is limited by the setting `max_file_size`. */
export const uploads: Limits = { bodyBytes: 0, perMinute: 240 };

/** Time for the bytes of an upload: 90 kbit/s for 10 MB. */
export const uploadMs = 15 * 60_000;

/** Guessing a key: the operation itself allows 5 attempts in 15 minutes per user. */
export const guarded: Limits = { bodyBytes: 4 * KiB, perMinute: 60 };

/** Health checks: a balancer that is refused would take a healthy process away. */
export const probes: Limits = { bodyBytes: 0, perMinute: 'own' };

/** Tokens: counted by session and by sign-in (`token-limits.ts`), because users behind a proxy share its address. */
export const tokens: Limits = { bodyBytes: 4 * KiB, perMinute: 'own' };

/** Signing in: a whole office or retirement home may share one address. */
export const signInSteps: Limits = { bodyBytes: 4 * KiB, perMinute: 600 };

/** Each question goes to a foreign service, which may charge for it. */
export const petQuestions: Limits = { bodyBytes: 8 * KiB, perMinute: 30 };

/** Exporting a whole list. */
export const bulk: Limits = { bodyBytes: 0, perMinute: 20 };

/** Questions to the assistant; the daily allowance is counted in the database. */
export const questions: Limits = { bodyBytes: 64 * KiB, perMinute: 60 };

/** PDFs for the assistant, 10 MB at most; each gets its own thread. */
export const attachments: Limits = { bodyBytes: 0, perMinute: 20 };

/** Opening a live stream: browsers pause between attempts to reconnect. */
export const streams: Limits = { bodyBytes: 0, perMinute: 60 };

/**
 * Events of landing pages. Many visitors may share one address: each has a limit of its own (`event-row.ts`), and all
 * together the queue's (`collector.ts`).
 */
export const beacons: Limits = { bodyBytes: 4 * KiB, perMinute: 60_000 };

/** Landing pages come from memory, and an advertisement's readers may share one address. */
export const landingPages: Limits = { bodyBytes: 0, perMinute: 'own' };

/** Reports of our content policy; a page can cause many. */
export const reports: Limits = { bodyBytes: 0, perMinute: 30 };

/** Calls to the payment provider, which has limits too. */
export const purchases: Limits = { bodyBytes: 4 * KiB, perMinute: 60 };

/** Webhooks of the payment provider, from few addresses, many at once after an outage. */
export const events: Limits = { bodyBytes: 0, perMinute: 6_000 };

/**
 * Calendars: Google's, Apple's and Microsoft's servers fetch for all their users from few addresses. A secret of 256 random
 * bits cannot be guessed.
 */
export const calendars: Limits = { bodyBytes: 0, perMinute: 6_000 };

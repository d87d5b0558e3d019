import { z } from 'zod';
import { contract } from './contract.ts';

/** What may have changed: `office-...` for staff, about anyone; `settings` for all; `marketing` for the server; else the user's own. */
export const liveTopic = z.enum([
  'applications',
  'guide',
  'dates',
  'documents',
  'profile',
  'subscription',
  'support',
  'notices',
  'settings',
  'marketing',
  'office-applications',
  'office-support',
  'office-reviews',
]);
export type LiveTopic = z.infer<typeof liveTopic>;

/** The event `change`: read this again. Never carries the data itself. */
export const liveChange = z.object({ topic: liveTopic, application_id: z.uuid().nullable() });
export type LiveChange = z.infer<typeof liveChange>;

/**
 * The event `end`, before the server closes a stream. `session`: it is over. `role`: the user has another role now, and a
 * new stream follows its topics. `crowded`: the user opened newer streams. `stopping`: the server stops.
 */
export const liveEnd = z.object({ reason: z.enum(['session', 'role', 'crowded', 'stopping']) });
export type LiveEnd = z.infer<typeof liveEnd>;
export type LiveEndReason = LiveEnd['reason'];

/** Seconds between heartbeats of a silent stream (specification: realtime heartbeat). */
export const heartbeatSeconds = 25;

/** The event `hello`: nothing is missed from now on; `complete`: changes since the page began to read (`reading_ms`) follow. */
export const liveHello = z.object({ complete: z.boolean() });
export type LiveHello = z.infer<typeof liveHello>;

/** A stream of server-sent events: `hello`, `change` and `end`. */
export const followLive = contract({
  method: 'get',
  path: '/api/updates',
  summary: 'Be told what has changed',
  query: z.strictObject({
    /** How long the page has been reading, in milliseconds. */
    reading_ms: z.coerce.number().int().min(0).optional(),
  }),
  response: 'events',
  errors: ['not_authenticated'],
});

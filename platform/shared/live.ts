import { z } from 'zod';
import { contract } from './contract.ts';

/** What may have changed. `office-...` is for staff, about anybody; `settings` is for everybody; `marketing` is for the server alone; the others are about the reader's own things. */
export const liveTopic = z.enum([
  'applications',
  'guide',
  'documents',
  'profile',
  'subscription',
  'support',
  'settings',
  'marketing',
  'office-applications',
  'office-support',
  'office-reviews',
]);
export type LiveTopic = z.infer<typeof liveTopic>;

/** The event `change`: read this again. Never what it has become; that is asked for in the usual way. */
export const liveChange = z.object({ topic: liveTopic, application_id: z.uuid().nullable() });
export type LiveChange = z.infer<typeof liveChange>;

/**
 * The event `end`, before the server closes a stream. `session`: it is over. `role`: the person has another role
 * now, a new stream follows what that one may know. `crowded`: the same person opened newer ones. `stopping`: the server
 * stops, another one may be there.
 */
export const liveEnd = z.object({ reason: z.enum(['session', 'role', 'crowded', 'stopping']) });
export type LiveEnd = z.infer<typeof liveEnd>;
export type LiveEndReason = LiveEnd['reason'];

/** How often a silent stream says that it lives, in seconds (specification: realtime heartbeat). */
export const heartbeatSeconds = 25;

/**
 * The event `hello`: from now on nothing is missed. `complete`: nor was anything since the page began to read
 * (`reading_ms`); what changed meanwhile follows. Otherwise read everything again.
 */
export const liveHello = z.object({ complete: z.boolean() });
export type LiveHello = z.infer<typeof liveHello>;

/** A stream of server-sent events: `hello`, `change` and `end`. */
export const followLive = contract({
  method: 'get',
  path: '/api/updates',
  summary: 'Be told what has changed',
  query: z.strictObject({
    /** For how long the page has been reading, in milliseconds: whatever changed since is told at once. */
    reading_ms: z.coerce.number().int().min(0).optional(),
  }),
  response: 'events',
  errors: ['not_authenticated'],
});

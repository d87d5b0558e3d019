import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';

/** Made by the browser for each event; a repeated one counts once. */
const id = z.uuid();
/** The page that was shown: of several variants, the visitor's. */
const page = z.uuid();
/** Cut to 100 by `campaignWord`. */
const word = z.string().max(500).optional();

/**
 * Reported by a visitor's browser. Visitor, visit and draws come from the signed cookie, device and browser from the headers,
 * values from the server.
 */
export const trafficEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('view'),
    id,
    page,
    utm_source: word,
    utm_medium: word,
    utm_campaign: word,
    utm_content: word,
    utm_term: word,
    /** The host alone. */
    referrer: z.string().max(300).optional(),
    /** Milliseconds from the start of the navigation until the page was loaded. */
    load_ms: z.int().min(0).max(600_000).optional(),
  }),
  /** `view` is the id of the ending view; `seconds` for how long it was visible. Sent again when it was longer. */
  z.strictObject({ type: z.literal('leave'), id, page, view: id, seconds: z.int().min(0).max(86_400) }),
  z.strictObject({ type: z.literal('cta_click'), id, page }),
]);
export type TrafficEvent = z.infer<typeof trafficEvent>;

/**
 * The body is JSON, as application/json or, by sendBeacon, as text/plain. 204 when the event is committed, and also when this
 * browser is not counted (staff, bots, opt-out). `unavailable` with Retry-After when too many events wait.
 */
export const collect = contract({
  method: 'post',
  path: '/api/collect',
  summary: 'Count what a visitor does on a landing page',
  body: 'bytes',
  response: 'none',
  errors: ['forbidden', 'body_too_large', 'unsupported_media_type'],
});

import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';

/** Made by the browser for each thing that happens; a repeated one counts once. */
const id = z.uuid();
/** The page that was shown, by the id that stands in it: of two variants the one that the visitor got. */
const page = z.uuid();
/** Longer ones are cut (`campaignWord`), absurd ones refused. */
const word = z.string().max(500).optional();

/**
 * One thing that a visitor's browser reports. Nothing here says who it is, which variant, or what it is worth: visitor,
 * visit and draws come from the signed cookie, device and browser from the headers, values from the server.
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
  /** `view` is the id of the view that ends; `seconds` for how long it was to be seen. Sent again when it was longer. */
  z.strictObject({ type: z.literal('leave'), id, page, view: id, seconds: z.int().min(0).max(86_400) }),
  z.strictObject({ type: z.literal('cta_click'), id, page }),
]);
export type TrafficEvent = z.infer<typeof trafficEvent>;

/**
 * The body is JSON, as application/json or as text/plain, which is what sendBeacon sends. 204 says that the event is
 * stored for good or that this browser is not counted (staff, bots, opt-out): the answers do not tell one from another.
 * `unavailable` (with Retry-After): more than can be stored is waiting.
 */
export const collect = contract({
  method: 'post',
  path: '/api/collect',
  summary: 'Count what a visitor does on a landing page',
  body: 'bytes',
  response: 'none',
  errors: ['forbidden', 'body_too_large', 'unsupported_media_type'],
});

import type { TrafficEvent } from '../contract/traffic.ts';
import { campaignWord, funnelStepOf, referrerHost } from '../rules/traffic.ts';
import { type Recorded, type RecordedView, rowIdOf } from './record.ts';
import { agentOf, type Visitor } from './visitor-cookie.ts';

/** From the signed cookie, the session and the server, never from the event. */
interface Sender {
  visitor: Pick<Visitor, 'id' | 'visitId'>;
  userAgent: string;
  userId?: string | undefined;
  /** The visitor's variant, when it shows the page. */
  seen?: { experimentId: string; variantId: string } | undefined;
  /** The host of our own site. */
  ownHost: string;
}

export function rowOfEvent(event: TrafficEvent, sender: Sender, caps: VisitorCaps, now: Date): Recorded {
  const { visitor, userAgent, userId, seen } = sender;
  const of = { visitor_id: visitor.id, session_id: visitor.visitId, landing_page_id: event.page };
  if (event.type === 'leave')
    return {
      kind: 'leave',
      row: { ...of, view_id: rowIdOf(visitor.id, event.view), seconds: event.seconds },
    };
  const { device_type, browser, user_agent } = agentOf(userAgent);
  const whole = {
    id: rowIdOf(visitor.id, event.id),
    ...of,
    ...(seen && { experiment_id: seen.experimentId, variant_id: seen.variantId }),
    ...(userId && { user_id: userId }),
    device_type,
    browser,
  };
  if (event.type === 'cta_click')
    return {
      kind: 'conversion',
      row: { ...whole, event_type: 'cta_click', conversion_funnel_step: funnelStepOf('cta_click') },
    };
  const host = referrerHost(event.referrer, sender.ownHost);
  return {
    kind: 'view',
    row: {
      ...whole,
      ...sourceOf(event, caps, now),
      utm_content: campaignWord(event.utm_content),
      utm_term: campaignWord(event.utm_term),
      referrer: host && caps.known('referrer', host, now),
      user_agent,
      ...(event.load_ms !== undefined && { page_load_time: event.load_ms }),
    },
  };
}

type Source = Pick<RecordedView, 'utm_source' | 'utm_medium' | 'utm_campaign'>;

/** The three words count as one; above the daily maximum of different ones, the rest are 'other'. */
function sourceOf(event: Extract<TrafficEvent, { type: 'view' }>, caps: VisitorCaps, now: Date): Source {
  const source = {
    utm_source: campaignWord(event.utm_source),
    utm_medium: campaignWord(event.utm_medium),
    utm_campaign: campaignWord(event.utm_campaign),
  };
  const words = [source.utm_source, source.utm_medium, source.utm_campaign].join('|');
  if (words === '||' || caps.known('source', words, now) === words) return source;
  return { utm_source: 'other', utm_medium: null, utm_campaign: null };
}

/**
 * Events of one visitor within an hour, which begins for all together; at most 255. A person who clicks everything sends a
 * tenth of it.
 */
export const eventsPerHour = 200;

/** Different sources, and different referrers, in a day; a real campaign has a few dozen. */
const wordsPerDay = 1_000;

const hour = 3_600_000;

/**
 * One byte for the last twenty bits of a visitor's id, which are random. Visitors who share a byte share a cap: with all that
 * one process can store in an hour (0112), a byte counts about twenty.
 */
const slots = 2 ** 20;

/** Keeps one visitor, or many made-up ones, from filling the tables. In memory, per process. */
export interface VisitorCaps {
  /** Counts an event of this visitor; false above the cap. */
  take(visitorId: string, now: Date): boolean;
  /** The word, or 'other' above the day's maximum. */
  known(list: 'source' | 'referrer', word: string, now: Date): string;
}

export function visitorCaps(): VisitorCaps {
  // Not a Map by id: a hundred thousand entries took a tenth of the cost of an event.
  const sent = new Uint8Array(slots);
  /** When these counts began, in milliseconds since 1970. */
  let since = 0;
  let day = 0;
  let words = { source: new Set<string>(), referrer: new Set<string>() };
  return {
    take(visitorId, now) {
      // A clock that went back does not stretch the hour.
      if (Math.abs(now.getTime() - since) >= hour) {
        since = now.getTime();
        sent.fill(0);
      }
      const slot = Number.parseInt(visitorId.slice(-5), 16);
      const before = sent[slot] ?? 0;
      if (before >= eventsPerHour) return false;
      sent[slot] = before + 1;
      return true;
    },
    known(list, word, now) {
      const today = Math.floor(now.getTime() / (24 * hour));
      if (today !== day) {
        day = today;
        words = { source: new Set(), referrer: new Set() };
      }
      if (words[list].has(word)) return word;
      if (words[list].size >= wordsPerDay) return 'other';
      words[list].add(word);
      return word;
    },
  };
}

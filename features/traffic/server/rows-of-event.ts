import type { TrafficEvent } from '../contract/traffic.ts';
import { campaignWord, funnelStepOf, referrerHost } from '../rules/traffic.ts';
import { agentOf } from './agent-of.ts';
import { type Recorded, type RecordedView, rowIdOf } from './recorded.ts';
import type { VisitorCaps } from './visitor-caps.ts';
import type { Visitor } from './visitor-cookie.ts';

/** Who and what an event belongs to: all of it from the signed cookie, the session and the server. */
export interface Sender {
  visitor: Pick<Visitor, 'id' | 'visitId'>;
  userAgent: string;
  /** The signed-in person. */
  userId?: string | undefined;
  /** The variant that the visitor drew, when the page is its. */
  seen?: { experimentId: string; variantId: string } | undefined;
  /** The host of our own site. */
  ownHost: string;
}

/** An event as it is stored. */
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

/** The three words count as one: with more different ones than a day may bring, the rest are 'other'. */
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

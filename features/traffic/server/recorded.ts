import { hash } from 'node:crypto';
import type { Browser, ConversionType } from '../rules/traffic.ts';

/** A view as the database takes it (db/current/functions/traffic_views.sql); names are those of the columns. */
export interface RecordedView {
  id: string;
  visitor_id: string;
  session_id: string;
  landing_page_id: string;
  experiment_id?: string;
  variant_id?: string;
  user_id?: string;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_content: string | null;
  utm_term: string | null;
  referrer: string | null;
  user_agent: string;
  device_type: 'mobile' | 'desktop';
  browser: Browser;
  page_load_time?: number;
}

/** The end of a view: `view_id` is the view's `id`, or of one that was not counted because the visit had seen the page. */
export interface RecordedLeave {
  view_id: string;
  visitor_id: string;
  session_id: string;
  landing_page_id: string;
  seconds: number;
}

/** Without a page it counts for the visitor's last one. Of one person and type, other than clicks, the first counts. */
export interface RecordedConversion {
  id: string;
  visitor_id: string;
  session_id?: string;
  landing_page_id?: string;
  experiment_id?: string;
  variant_id?: string;
  user_id?: string;
  event_type: ConversionType;
  event_value?: number;
  currency?: string;
  conversion_funnel_step: number;
  device_type?: 'mobile' | 'desktop';
  browser?: Browser;
}

export type Recorded =
  | { kind: 'view'; row: RecordedView }
  | { kind: 'leave'; row: RecordedLeave }
  | { kind: 'conversion'; row: RecordedConversion };

/**
 * The id of the row of an event: of visitor and event together, so that nobody can take another visitor's by guessing
 * or repeating it.
 */
export function rowIdOf(visitorId: string, eventId: string): string {
  const hex = hash('sha256', `${visitorId}/${eventId.toLowerCase()}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

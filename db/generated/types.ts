// Made from the database by `npm run db:generate`; do not edit. A test fails when it is stale.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as what it holds; written as text, because the driver would send an array as a PostgreSQL array. */
export type Json = ColumnType<unknown, string, string>;
/** The same where the database fills it when it is left out. */
export type GeneratedJson = ColumnType<unknown, string | undefined, string>;
/** The same where there may be nothing. */
export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export interface AccountErasures {
  account_id: string;
  requested_at: GeneratedTimestamp;
  due_at: ColumnType<Date, Date | string, Date | string>;
  begun_at: ColumnType<Date, Date | string, Date | string> | null;
  erased_at: ColumnType<Date, Date | string, Date | string> | null;
}

export interface Accounts {
  id: Generated<string>;
  issuer: string;
  subject: string;
  email: string;
  display_name: string | null;
  created_at: GeneratedTimestamp;
  deactivated_at: ColumnType<Date, Date | string, Date | string> | null;
  search_text: Generated<string>;
  language: Generated<'en' | 'pt'>;
}

export interface AdminSetup {
  singleton: Generated<boolean>;
  key_hash: Buffer;
  created_at: GeneratedTimestamp;
  claimed_by: string | null;
  claimed_at: ColumnType<Date, Date | string, Date | string> | null;
}

export interface ApplicationDates {
  application_id: string;
  kind: 'appointment' | 'handed_in' | 'move_in' | 'passport_expiry' | 'criminal_record_issued';
  day: string;
  saved_at: GeneratedTimestamp;
}

export interface ApplicationGuideItems {
  application_id: string;
  item_id: string;
  completed_at: GeneratedTimestamp;
  completed_by: string | null;
}

export interface ApplicationGuideNotes {
  application_id: string;
  question_id: string;
  note: string;
  updated_at: GeneratedTimestamp;
}

export interface ApplicationNotes {
  id: Generated<string>;
  application_id: string;
  author_id: string | null;
  body: string;
  client_key: string;
  version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: ColumnType<Date, Date | string, Date | string> | null;
  removed_at: ColumnType<Date, Date | string, Date | string> | null;
}

export interface ApplicationSteps {
  id: Generated<string>;
  application_id: string;
  step_number: number;
  step_title: string;
  step_description: string;
  estimated_duration: string;
  status: Generated<'pending' | 'in_progress' | 'completed'>;
}

export interface AssistantAttachments {
  id: string;
  asker: Buffer;
  user_id: string | null;
  sealed: Buffer;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface AssistantConversations {
  id: Generated<string>;
  user_id: string;
  title: string;
  created_at: GeneratedTimestamp;
  last_activity_at: GeneratedTimestamp;
}

export interface AssistantMessages {
  id: Generated<string>;
  number: GeneratedAlways<number>;
  conversation_id: string;
  user_id: string;
  type: 'user' | 'ai';
  content: string;
  client_key: string | null;
  attachment: NullableJson;
  answering_since: ColumnType<Date, Date | string, Date | string> | null;
  question_id: string | null;
  answer: NullableJson;
  created_at: GeneratedTimestamp;
}

export interface AssistantUsage {
  day: string;
  kind: 'question' | 'file' | 'model';
  scope: 'person' | 'browser' | 'address' | 'all';
  asker: Buffer;
  user_id: string | null;
  used: number;
  tokens: Generated<number>;
}

export interface AuditChain {
  seq: number;
  audit_id: number;
  hash: Buffer;
}

export interface AuditChecks {
  id: Generated<string>;
  status: Generated<'queued' | 'running' | 'done' | 'failed'>;
  requested_by: string | null;
  created_at: GeneratedTimestamp;
  finished_at: ColumnType<Date, Date | string, Date | string> | null;
  entries: Generated<number>;
  checked: Generated<number>;
  faults: GeneratedJson;
}

export interface AuditLog {
  id: GeneratedAlways<number>;
  occurred_at: GeneratedTimestamp;
  actor_id: string | null;
  actor_role: Generated<'anon' | 'user' | 'moderator' | 'admin' | 'system'>;
  action: string;
  subject_type: string;
  subject_id: string;
  owner_id: string | null;
  details: GeneratedJson;
  request_id: string | null;
}

export interface BillingCustomers {
  user_id: string;
  provider: 'stripe' | 'built-in';
  customer_id: string | null;
  drawn: Generated<number>;
  written: Generated<number>;
  checked_at: ColumnType<Date, Date | string, Date | string> | null;
  created_at: GeneratedTimestamp;
  change_id: string | null;
  change_wish: 'end' | 'keep' | 'pause' | 'resume' | null;
  change_until: ColumnType<Date, Date | string, Date | string> | null;
}

export interface BillingErasures {
  customer_id: string;
  provider: 'stripe' | 'built-in';
  owed: Generated<string[]>;
  requested_at: GeneratedTimestamp;
}

export interface BillingEvents {
  id: string;
  provider: 'stripe' | 'built-in';
  type: string;
  user_id: string | null;
  payload: Json;
  created_at: ColumnType<Date, Date | string, Date | string>;
  received_at: GeneratedTimestamp;
  handled_at: ColumnType<Date, Date | string, Date | string> | null;
  outcome: 'written' | 'kept' | 'unknown_customer' | null;
}

export interface BillingProviderState {
  kind: string;
  id: string;
  customer: string | null;
  payload: Json;
  position: GeneratedAlways<number>;
}

export interface CalendarAddresses {
  id: Generated<string>;
  user_id: string;
  secret_hash: Buffer;
  made_at: GeneratedTimestamp;
  last_fetched_at: ColumnType<Date, Date | string, Date | string> | null;
}

export interface CannedReplies {
  id: Generated<string>;
  name: string;
  body: string;
  version: Generated<number>;
  updated_by: string | null;
  updated_at: GeneratedTimestamp;
}

export interface Checkouts {
  id: Generated<string>;
  user_id: string;
  kind: 'plan' | 'application_fee';
  plan: 'standard' | 'premium' | null;
  application_id: string | null;
  provider: 'stripe' | 'built-in';
  session_id: string | null;
  url: string | null;
  status: Generated<'open' | 'complete' | 'expired'>;
  amount: number;
  currency: string;
  visitor_id: string | null;
  payment_intent: string | null;
  created_at: GeneratedTimestamp;
  completed_at: ColumnType<Date, Date | string, Date | string> | null;
  language: Generated<'en' | 'pt'>;
}

export interface ConversionEvents {
  id: Generated<string>;
  visitor_id: string;
  session_id: string;
  landing_page_id: string | null;
  experiment_id: string | null;
  variant_id: string | null;
  user_id: string | null;
  event_type: 'cta_click' | 'sign_up' | 'application_started' | 'checkout_started' | 'subscription_started';
  event_value: ColumnType<string, string | number, string | number> | null;
  currency: string | null;
  conversion_funnel_step: number | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  referrer: string | null;
  device_type: 'mobile' | 'desktop' | null;
  browser: 'Chrome' | 'Firefox' | 'Safari' | 'Other' | null;
  metadata: GeneratedJson;
  created_at: GeneratedTimestamp;
}

export interface ConversionReturns {
  event_type: string;
  dimension: 'all' | 'device_type' | 'browser' | 'source' | 'referrer';
  value: string;
  landing_page_id: string;
  day: string;
  previous_day: string;
  visitors: number;
}

export interface ConversionRollups {
  event_type: string;
  dimension: 'all' | 'device_type' | 'browser' | 'source' | 'referrer';
  value: string;
  landing_page_id: string;
  day: string;
  events: number;
  visitors: number;
  returned: Generated<number>;
  revenue: ColumnType<string, string | number, string | number>;
}

export interface DocumentReviews {
  id: GeneratedAlways<number>;
  document_id: string;
  user_id: string;
  status: 'waiting' | 'in_review' | 'accepted' | 'returned';
  reason: string | null;
  reviewed_by: string | null;
  reviewed_at: GeneratedTimestamp;
  version: number;
  waited_since: ColumnType<Date, Date | string, Date | string> | null;
}

export interface Documents {
  id: Generated<string>;
  application_id: string;
  user_id: string;
  step_id: string | null;
  file_name: string;
  file_path: GeneratedAlways<string>;
  file_type: string;
  file_size: number;
  document_category: Generated<'general' | 'step_document' | 'passport' | 'criminal-record' | 'birth-certificate' | 'proof-income' | 'health-insurance' | 'accommodation-proof'>;
  upload_status: Generated<'pending' | 'uploaded' | 'refused' | 'deleting'>;
  sha256: Buffer | null;
  wrapped_key: Buffer | null;
  created_at: GeneratedTimestamp;
  uploaded_at: ColumnType<Date, Date | string, Date | string> | null;
  bytes_missing_since: ColumnType<Date, Date | string, Date | string> | null;
  guide_item: string | null;
  review_status: Generated<'waiting' | 'in_review' | 'accepted' | 'returned'>;
  review_reason: string | null;
  reviewed_at: ColumnType<Date, Date | string, Date | string> | null;
  review_version: Generated<number>;
  waiting_since: ColumnType<Date, Date | string, Date | string> | null;
  replaces_id: string | null;
  review_priority: Generated<number>;
  findings: Generated<string[]>;
  check_status: Generated<'waiting' | 'passed'>;
  check_due_at: GeneratedTimestamp;
  check_tries: Generated<number>;
  bring_item: string | null;
}

export interface ExperimentChanges {
  id: GeneratedAlways<number>;
  experiment_id: string;
  from_status: 'draft' | 'active' | 'paused' | 'completed' | null;
  to_status: 'draft' | 'active' | 'paused' | 'completed';
  changed_by: string | null;
  changed_at: GeneratedTimestamp;
}

export interface ExperimentRollups {
  experiment_id: string;
  variant_id: string;
  day: string;
  visitors: Generated<number>;
  cta_click: Generated<number>;
  sign_up: Generated<number>;
  application_started: Generated<number>;
  checkout_started: Generated<number>;
  subscription_started: Generated<number>;
  revenue: Generated<ColumnType<string, string | number, string | number>>;
  revenue_squares: Generated<ColumnType<string, string | number, string | number>>;
  ended: Generated<number>;
  bounced: Generated<number>;
  loads: Generated<number>;
  load_sum: Generated<number>;
  load_squares: Generated<number>;
}

export interface ExperimentVariants {
  id: Generated<string>;
  experiment_id: string;
  variant_name: string;
  traffic_weight: number;
  landing_page_id: string | null;
  position: Generated<number>;
}

export interface Experiments {
  id: Generated<string>;
  name: string;
  description: string | null;
  traffic_percentage: Generated<number>;
  status: Generated<'draft' | 'active' | 'paused' | 'completed'>;
  created_by: string | null;
  created_at: GeneratedTimestamp;
  goal_event: Generated<'cta_click' | 'sign_up' | 'application_started' | 'checkout_started' | 'subscription_started'>;
  version: Generated<number>;
  started_at: ColumnType<Date, Date | string, Date | string> | null;
  ended_at: ColumnType<Date, Date | string, Date | string> | null;
  decision: 'winner' | 'control' | null;
  winner_variant_id: string | null;
  decided_by: string | null;
  decided_at: ColumnType<Date, Date | string, Date | string> | null;
  decision_note: string | null;
  client_key: string | null;
}

export interface FactVersions {
  fact_id: string;
  version: number;
  content: Json;
  changed_by: string | null;
  changed_at: GeneratedTimestamp;
}

export interface Facts {
  id: string;
  text: string;
  value: string | null;
  unit: string | null;
  source: string;
  source_url: string | null;
  source_date: string | null;
  checked_on: string | null;
  trust: 'official' | 'practitioner' | 'community' | 'disputed';
  consulate: string | null;
  valid_from: string | null;
  review_by: string;
  is_shown: boolean;
  version: Generated<number>;
  updated_by: string | null;
  updated_at: GeneratedTimestamp;
  is_quoted: Generated<boolean>;
}

export interface IdentityProviderState {
  kind: string;
  id: string;
  payload: Json;
  grant_id: string | null;
  uid: string | null;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface Installation {
  singleton: Generated<boolean>;
  id: Generated<string>;
  created_at: GeneratedTimestamp;
}

export interface LandingPageVersions {
  id: Generated<string>;
  landing_page_id: string;
  number: number;
  slug: string;
  title: string;
  meta_description: string | null;
  content: Json;
  pitch_title: string | null;
  pitch_text: string | null;
  primary_cta: string | null;
  secondary_cta: string | null;
  status: 'draft' | 'active' | 'inactive';
  created_by: string | null;
  created_at: GeneratedTimestamp;
  public_at: ColumnType<Date, Date | string, Date | string> | null;
}

export interface LandingPages {
  id: Generated<string>;
  slug: string;
  title: string;
  meta_description: string | null;
  status: Generated<'draft' | 'active' | 'inactive'>;
  is_active: Generated<boolean>;
  content: GeneratedJson;
  pitch_title: string | null;
  pitch_text: string | null;
  primary_cta: string | null;
  secondary_cta: string | null;
  created_by: string | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
  draft: NullableJson;
  draft_saved_at: ColumnType<Date, Date | string, Date | string> | null;
  draft_version: Generated<number>;
  publish_at: ColumnType<Date, Date | string, Date | string> | null;
  publish_shows: Generated<boolean>;
  publish_by: string | null;
  publish_missed: 'in_experiment' | 'slug_taken' | 'not_publishable' | null;
  published_at: ColumnType<Date, Date | string, Date | string> | null;
  updated_by: string | null;
  client_key: string | null;
}

export interface ListCounts {
  id: GeneratedAlways<number>;
  list: 'accounts' | 'visa_applications' | 'support_messages';
  bucket: string;
  delta: number;
}

export interface MailChoices {
  user_id: string;
  date_reminders: boolean;
  updated_at: GeneratedTimestamp;
}

export interface MutedNotices {
  user_id: string;
  kind: 'assigned' | 'mentioned' | 'replied' | 'decided';
}

export interface OfficeViews {
  id: Generated<string>;
  user_id: string;
  list: 'applications' | 'support';
  name: string;
  params: string;
  position: number;
  created_at: GeneratedTimestamp;
}

export interface OutboxMails {
  id: Generated<string>;
  user_id: string;
  template: string;
  parameters: GeneratedJson;
  status: Generated<'queued' | 'sent' | 'failed'>;
  delivered_by: 'smtp' | 'outbox' | null;
  attempts: Generated<number>;
  claimed_until: ColumnType<Date, Date | string, Date | string> | null;
  last_error: string | null;
  subject: string | null;
  text_body: string | null;
  html_body: string | null;
  created_at: GeneratedTimestamp;
  sent_at: ColumnType<Date, Date | string, Date | string> | null;
  dedupe_key: string | null;
  search_text: Generated<string>;
}

export interface PageViews {
  id: Generated<string>;
  visitor_id: string;
  session_id: string;
  landing_page_id: string | null;
  experiment_id: string | null;
  variant_id: string | null;
  user_id: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_content: string | null;
  utm_term: string | null;
  referrer: string | null;
  user_agent: string | null;
  device_type: 'mobile' | 'desktop' | null;
  browser: 'Chrome' | 'Firefox' | 'Safari' | 'Other' | null;
  page_load_time: number | null;
  time_on_page: number | null;
  bounce: boolean | null;
  created_at: GeneratedTimestamp;
}

export interface PapersSetAside {
  application_id: string;
  paper: 'criminal-record' | 'birth-certificate' | 'proof-income' | 'health-insurance' | 'accommodation-proof';
  reason: 'not-on-list' | 'told' | 'under-16' | 'other';
  note: string | null;
  set_aside_by: string | null;
  set_aside_at: GeneratedTimestamp;
}

export interface Payments {
  id: Generated<string>;
  user_id: string;
  kind: 'plan' | 'application_fee';
  plan: 'standard' | 'premium' | null;
  application_id: string | null;
  provider: 'stripe' | 'built-in';
  charge_id: string;
  payment_intent: string | null;
  amount: number;
  currency: string;
  receipt_url: string | null;
  refunded_amount: Generated<number>;
  paid_at: ColumnType<Date, Date | string, Date | string>;
}

export interface PerformanceMetrics {
  landing_page_id: string;
  metric_date: string;
  page_views: Generated<number>;
  unique_visitors: Generated<number>;
  conversions: Generated<number>;
  revenue: Generated<ColumnType<string, string | number, string | number>>;
}

export interface Profiles {
  user_id: string;
  full_name: string | null;
  phone: string | null;
  nationality: string | null;
  current_location: string | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface RateLimits {
  bucket: Buffer;
  window_started_at: ColumnType<Date, Date | string, Date | string>;
  hits: number;
}

export interface RefreshTokens {
  token_hash: Buffer;
  session_id: string;
  created_at: GeneratedTimestamp;
  used_at: ColumnType<Date, Date | string, Date | string> | null;
}

export interface RefundRequests {
  id: Generated<string>;
  user_id: string;
  payment_id: string;
  reason: string;
  client_key: string;
  status: Generated<'open' | 'declined' | 'approved' | 'refunded' | 'failed'>;
  note: string | null;
  decided_by: string | null;
  decided_at: ColumnType<Date, Date | string, Date | string> | null;
  created_at: GeneratedTimestamp;
}

export interface Residences {
  user_id: string;
  place: string;
  county: string | null;
  saved_at: GeneratedTimestamp;
  visa: 'd7' | 'd8' | null;
  couple: boolean | null;
  child: boolean | null;
}

export interface Sessions {
  id: Generated<string>;
  user_id: string;
  cookie_hash: Buffer;
  user_agent: string | null;
  created_at: GeneratedTimestamp;
  last_seen_at: GeneratedTimestamp;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  ended_at: ColumnType<Date, Date | string, Date | string> | null;
  end_reason: 'signed_out' | 'signed_out_everywhere' | 'replayed_token' | 'idle' | 'expired' | 'role_changed' | 'account_deactivated' | 'ended_by_staff' | null;
  signed_in_at: GeneratedTimestamp;
  hosted_domain: string | null;
}

export interface SignInFlows {
  state_hash: Buffer;
  browser_hash: Buffer;
  nonce: string;
  provider_verifier: string;
  client_challenge: string;
  return_to: string;
  code_hash: Buffer | null;
  session_id: string | null;
  created_at: GeneratedTimestamp;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date, Date | string, Date | string> | null;
  again: Generated<boolean>;
}

export interface SigningKeys {
  kid: string;
  public_jwk: Json;
  wrapped_private_key: Buffer;
  created_at: GeneratedTimestamp;
  retired_at: ColumnType<Date, Date | string, Date | string> | null;
}

export interface StaffMails {
  id: Generated<string>;
  user_id: string;
  author_id: string | null;
  subject: string;
  body: string;
  client_key: string;
  created_at: GeneratedTimestamp;
}

export interface StaffNotices {
  id: GeneratedAlways<number>;
  for_account: string;
  kind: 'assigned' | 'mentioned' | 'replied' | 'decided';
  application_id: string | null;
  message_id: string | null;
  document_id: string | null;
  caused_by: string | null;
  created_at: GeneratedTimestamp;
  read_at: ColumnType<Date, Date | string, Date | string> | null;
}

export interface StaffPresences {
  subject_type: 'application' | 'support_message' | 'support_reply';
  subject_id: string;
  staff_id: string;
  seen_at: GeneratedTimestamp;
}

export interface Subscriptions {
  user_id: string;
  subscription_plan: 'standard' | 'premium' | 'other';
  subscription_status: 'active' | 'inactive' | 'cancelled';
  subscription_end: ColumnType<Date, Date | string, Date | string> | null;
  provider: string;
  provider_customer_id: string | null;
  provider_subscription_id: string | null;
  updated_at: GeneratedTimestamp;
  cancel_at_period_end: Generated<boolean>;
  paused_at: ColumnType<Date, Date | string, Date | string> | null;
  pause_ends_at: ColumnType<Date, Date | string, Date | string> | null;
  paused_days: Generated<number>;
  grace_until: ColumnType<Date, Date | string, Date | string> | null;
  is_live: Generated<boolean>;
  started_at: ColumnType<Date, Date | string, Date | string> | null;
  price_id: string | null;
}

export interface SupportMessages {
  id: Generated<string>;
  user_id: string;
  subject: string;
  message: Generated<string>;
  status: Generated<'open' | 'in_progress' | 'resolved' | 'closed'>;
  priority: Generated<'high' | 'medium' | 'low'>;
  created_at: GeneratedTimestamp;
  client_key: string | null;
  last_activity_at: GeneratedTimestamp;
  read_by_user_at: ColumnType<Date, Date | string, Date | string> | null;
  search_text: Generated<string>;
  assigned_to: string | null;
  waiting_since: ColumnType<Date, Date | string, Date | string> | null;
  snoozed_until: ColumnType<Date, Date | string, Date | string> | null;
  merged_into: string | null;
  merged_at: ColumnType<Date, Date | string, Date | string> | null;
  rated_helpful: boolean | null;
  rated_words: string | null;
  rated_at: ColumnType<Date, Date | string, Date | string> | null;
  merge_before: GeneratedJson;
  words: Generated<string>;
}

export interface SupportNotes {
  id: Generated<string>;
  message_id: string;
  author_id: string | null;
  body: string;
  client_key: string;
  created_at: GeneratedTimestamp;
}

export interface SupportReplies {
  id: Generated<string>;
  message_id: string;
  user_id: string;
  author_id: string | null;
  from_staff: boolean;
  body: string;
  client_key: string | null;
  created_at: GeneratedTimestamp;
}

export interface SupportStatusChanges {
  id: GeneratedAlways<number>;
  message_id: string;
  from_status: 'open' | 'in_progress' | 'resolved' | 'closed';
  to_status: 'open' | 'in_progress' | 'resolved' | 'closed';
  changed_at: GeneratedTimestamp;
}

export interface SystemSettings {
  setting_key: string;
  setting_value: Json;
  updated_by: string | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
}

export interface UserAssignments {
  experiment_id: string;
  variant_id: string;
  session_id: string;
  user_id: string | null;
  created_at: GeneratedTimestamp;
  visitor_id: string;
}

export interface UserRoles {
  user_id: string;
  role: 'admin' | 'moderator' | 'user';
  granted_by: string | null;
  granted_at: GeneratedTimestamp;
}

export interface VisaApplications {
  id: Generated<string>;
  user_id: string;
  applicant: Generated<'self' | 'spouse' | 'child' | 'other'>;
  application_type: Generated<string>;
  status: Generated<'started' | 'in_progress' | 'under_review' | 'approved' | 'rejected' | 'completed'>;
  status_reason: string | null;
  progress_percentage: Generated<number>;
  current_step: Generated<number>;
  version: Generated<number>;
  decided_by: string | null;
  decided_at: ColumnType<Date, Date | string, Date | string> | null;
  held_status: 'started' | 'in_progress' | 'under_review' | 'approved' | 'rejected' | 'completed' | null;
  held_reason: string | null;
  held_until: ColumnType<Date, Date | string, Date | string> | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  applicant_name: Generated<string>;
  search_text: Generated<string>;
  assigned_to: string | null;
  review_requested_at: ColumnType<Date, Date | string, Date | string> | null;
}

export interface VisitReturns {
  dimension: 'all' | 'device_type' | 'browser' | 'source' | 'referrer';
  value: string;
  landing_page_id: string;
  day: string;
  previous_day: string;
  visitors: number;
}

export interface VisitRollups {
  dimension: 'all' | 'device_type' | 'browser' | 'source' | 'referrer';
  value: string;
  landing_page_id: string;
  day: string;
  views: number;
  visitors: number;
  returned: Generated<number>;
  bounces: number;
  seconds: number;
}

export interface DB {
  account_erasures: AccountErasures;
  accounts: Accounts;
  admin_setup: AdminSetup;
  application_dates: ApplicationDates;
  application_guide_items: ApplicationGuideItems;
  application_guide_notes: ApplicationGuideNotes;
  application_notes: ApplicationNotes;
  application_steps: ApplicationSteps;
  assistant_attachments: AssistantAttachments;
  assistant_conversations: AssistantConversations;
  assistant_messages: AssistantMessages;
  assistant_usage: AssistantUsage;
  audit_chain: AuditChain;
  audit_checks: AuditChecks;
  audit_log: AuditLog;
  billing_customers: BillingCustomers;
  billing_erasures: BillingErasures;
  billing_events: BillingEvents;
  billing_provider_state: BillingProviderState;
  calendar_addresses: CalendarAddresses;
  canned_replies: CannedReplies;
  checkouts: Checkouts;
  conversion_events: ConversionEvents;
  conversion_returns: ConversionReturns;
  conversion_rollups: ConversionRollups;
  document_reviews: DocumentReviews;
  documents: Documents;
  experiment_changes: ExperimentChanges;
  experiment_rollups: ExperimentRollups;
  experiment_variants: ExperimentVariants;
  experiments: Experiments;
  fact_versions: FactVersions;
  facts: Facts;
  identity_provider_state: IdentityProviderState;
  installation: Installation;
  landing_page_versions: LandingPageVersions;
  landing_pages: LandingPages;
  list_counts: ListCounts;
  mail_choices: MailChoices;
  muted_notices: MutedNotices;
  office_views: OfficeViews;
  outbox_mails: OutboxMails;
  page_views: PageViews;
  papers_set_aside: PapersSetAside;
  payments: Payments;
  performance_metrics: PerformanceMetrics;
  profiles: Profiles;
  rate_limits: RateLimits;
  refresh_tokens: RefreshTokens;
  refund_requests: RefundRequests;
  residences: Residences;
  sessions: Sessions;
  sign_in_flows: SignInFlows;
  signing_keys: SigningKeys;
  staff_mails: StaffMails;
  staff_notices: StaffNotices;
  staff_presences: StaffPresences;
  subscriptions: Subscriptions;
  support_messages: SupportMessages;
  support_notes: SupportNotes;
  support_replies: SupportReplies;
  support_status_changes: SupportStatusChanges;
  system_settings: SystemSettings;
  user_assignments: UserAssignments;
  user_roles: UserRoles;
  visa_applications: VisaApplications;
  visit_returns: VisitReturns;
  visit_rollups: VisitRollups;
}

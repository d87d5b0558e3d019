import type { z } from 'zod';
import type { QuotedFact } from '#features/facts/contract.ts';
import type { getPublicSettings } from '#features/settings/contract.ts';

/** What the server hands to the screens it renders. The browser never sees this object, only what a loader returns. */
export interface LoadContext {
  /** Allows this response's own inline scripts under the content security policy. */
  nonce: string;
  /** True when the built-in sign-in or test payments serve beyond this machine: every page says so. */
  localProvidersBanner: boolean;
  /** The address people reach us by, without a trailing slash. */
  publicUrl: string;
  /** The visitor is to see the maintenance page and nothing else. */
  closed: boolean;
  /** The host that questions about pets are sent to; undefined where no pet service is configured. */
  petHost: string | undefined;
  /** Whether e-mails leave this installation. */
  sendsMail: boolean;
  /** Whether conversions can be reported to an advertiser at all; `ads` says whether from this very page. */
  adsConfigured: boolean;
  /** The Google Ads conversion, only where this page's policy allows the call: the reader agreed, and it is due here. */
  ads: string | undefined;
  /** The day it is, 'YYYY-MM-DD' by UTC: what is counted from it comes out the same here and in the browser. */
  today: string;
  /** What anybody may read of the register. */
  getQuotedFacts(): Promise<QuotedFact[]>;
  getPublicSettings(): Promise<z.output<typeof getPublicSettings.response>>;
}

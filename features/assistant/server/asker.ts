import { createHmac } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { readCookie, writeCookie } from '#features/accounts/server/cookies.ts';
import { translator } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { randomSecret } from '#platform/server/secrets.ts';
import type { UsageScope } from '../rules/limits.ts';
import { assistantTexts as ptAssistantTexts } from '../texts/assistant.pt.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { assistantLibraryTexts as ptAssistantLibraryTexts } from '../texts/assistant-library.pt.ts';
import { assistantLibraryTexts } from '../texts/assistant-library.ts';

/** One thing that is counted: a person, a browser, an address, or all together. */
export interface Counted {
  scope: UsageScope;
  /** A keyed digest: a plain one of an address could be turned back by trying all addresses. */
  asker: Buffer;
  userId: string | null;
}

/** Who asks the assistant: an account, or a browser that nobody knows. */
export interface Asker {
  userId: string | null;
  /** Names whose files and questions these are. */
  digest: Buffer;
  /** What a question of theirs counts for, always in this order, so that two of them never wait for each other. */
  counted: Counted[];
  /** Hands a browser that nobody knows its name, once it was of use; a refusal leaves no trace. */
  remember(): void;
}

/** Longer is not ours. */
const longestSecret = 100;

/** Finds out who asks. A visitor without an account gets a cookie, so that neighbors at one address are told apart. */
export function whoAsks({ person, platform, visitor, http }: RequestContext<'public'>): Asker {
  const key = platform.secrets.derive('assistant-askers');
  const count = (scope: UsageScope, who: string, userId: string | null = null): Counted => ({
    scope,
    asker: createHmac('sha256', key).update(`${scope}\n${who}`).digest(),
    userId,
  });
  const all = count('all', '');
  if (person) {
    const own = count('person', person.userId, person.userId);
    return { userId: person.userId, digest: own.asker, counted: [own, all], remember: () => {} };
  }
  const brought = readCookie(http.req.raw.headers, 'asker', platform.env);
  const known = brought !== undefined && brought.length <= longestSecret;
  const secret = known ? brought : randomSecret();
  const browser = count('browser', secret);
  return {
    userId: null,
    digest: browser.asker,
    counted: [browser, count('address', visitor), all],
    remember: () => {
      if (!known) writeCookie(http, 'asker', secret, platform.env);
    },
  };
}

/** Ends when the browser has hung up: nobody waits for the answer any more. */
export function whenLeft(http: Context): AbortSignal {
  const { outgoing } = http.env as HttpBindings;
  const left = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) left.abort();
  });
  return left.signal;
}

/** What the assistant tells who asks it. */
export const sayAssistant = translator(assistantTexts, ptAssistantTexts);

export const sayLibrary = translator(assistantLibraryTexts, ptAssistantLibraryTexts);

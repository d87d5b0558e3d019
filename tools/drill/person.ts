import { setTimeout as pause } from 'node:timers/promises';
import type { AuthSession } from '#features/accounts/contract/sign-in.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { fetchFrom } from '#tests/support/fetch-from.ts';
import { phoneAgent } from '#tests/support/phone-agent.ts';

/** Milliseconds within which a request of a drill has to be answered, and between two tries. */
const withinMs = 10_000;
const againMs = 300;

/** How long a person goes on trying before they give up. */
const patienceMs = 90_000;

/** A session is renewed after so long, though it would last for ten minutes: kills shall hit renewals, too. */
const renewEveryMs = 20_000;

export interface Place {
  url: string;
  certificate: string;
}

/** What went wrong beside what was lost: words for the report. */
export interface Notes {
  /** Tries that were not answered, or with 5xx. */
  failed: number;
  /** Answers that no outage explains. */
  odd: string[];
  /** People whose session ended without their wish. */
  signedOut: string[];
  renewed: number;
}

export const noNotes = (): Notes => ({ failed: 0, odd: [], signedOut: [], renewed: 0 });

/** A signed-in person with an address of their own, who asks again until they are answered, as the browser does. */
export async function aPerson(place: Place, at: number, notes: Notes) {
  const name = `Person ${at}`;
  const email = `person.${at}@example.com`;
  const send = fetchFrom(`127.0.3.${1 + at}`, { keepAlive: true, ca: place.certificate, withinMs });
  const browser = aBrowser(() => place.url, { 'user-agent': phoneAgent }, send);
  let session: AuthSession = await browser.signIn(email, name);
  let renewedAt = Date.now();

  async function renew(): Promise<void> {
    const answer = await browser.refresh(session.refresh_token).catch(() => undefined);
    if (answer?.ok) {
      session = await answer.json();
      renewedAt = Date.now();
      notes.renewed += 1;
    } else if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      // The browser's library would sign this person out.
      notes.signedOut.push(`${name}: ${answer.status} ${await answer.text()}`);
      session = (await browser.signIn(email, name).catch(() => undefined)) ?? session;
      renewedAt = Date.now();
    }
  }

  /** One try: the answer, unless nobody gave one or it was told to come again. */
  async function attempt(ask: () => Promise<Response>): Promise<Response | undefined> {
    if (Date.now() - renewedAt > renewEveryMs) await renew();
    const answer = await ask().catch(() => undefined);
    if (!answer || answer.status >= 500) notes.failed += 1;
    if (answer && answer.status < 400) return answer;
    if (answer?.status === 401) await renew();
    else if (answer && answer.status < 500 && answer.status !== 429)
      notes.odd.push(
        `${answer.url.replace(/[0-9a-f-]{36}/, '<id>')}: ${answer.status} ${await answer.text()}`,
      );
    return undefined;
  }

  /** Asks until it is done. Undefined when patience ended: then it may have been done or not. */
  async function insist(what: string, ask: () => Promise<Response>): Promise<Response | undefined> {
    let last = 'no answer';
    for (const giveUp = Date.now() + patienceMs; Date.now() < giveUp; await pause(againMs)) {
      const answer = await attempt(async () => {
        const came = await ask();
        last = String(came.status);
        return came;
      });
      if (answer) return answer;
    }
    notes.odd.push(
      `given up after ${patienceMs / 1000} s, at last ${last}: ${what.replace(/[0-9a-f-]{36}/, '<id>')}`,
    );
    return undefined;
  }

  const call = (path: string, method = 'GET', body?: object) =>
    browser.call(path, session, { method, ...(body && { body: JSON.stringify(body) }) });
  /** A new visitor at the same address. */
  const aStranger = () => aBrowser(() => place.url, { 'user-agent': phoneAgent }, send);
  return {
    name,
    email,
    browser,
    aStranger,
    /** One request, and no second try. */
    call,
    insist,
    /** The same until it is done. */
    ask: (path: string, method?: string, body?: object) =>
      insist(`${method ?? 'GET'} ${path}`, () => call(path, method, body)),
    /** Bytes, until they are taken. */
    put: (path: string, bytes: Buffer) =>
      insist(`PUT ${path}`, () =>
        browser.call(path, session, { method: 'PUT', body: new Uint8Array(bytes) }),
      ),
    userId: () => session.user.id,
  };
}

export type Person = Awaited<ReturnType<typeof aPerson>>;

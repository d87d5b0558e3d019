import { fetchFrom } from '#tests/support/fetch-from.ts';
import { guideClient } from '#tests/support/guide-client.ts';

/** Signed-in people; each may tick and read ten times a second. */
export const people = 60;
/** Addresses from which strangers begin to sign in. */
export const addresses = 200;
const item = 'nif-portal';

/** Half strangers who begin to sign in, half people of whom every other one reads the guide, and one ticks in it. */
export async function aMixedCrowd(url: string) {
  const crowd = await Promise.all(
    Array.from({ length: people }, async (_, at) => ({
      client: await guideClient(url, { name: `Person ${at}`, email: `person.${at}@example.com` }),
      isTicking: false,
      ticked: false,
      /** Whether what was asked last was never acknowledged: it may have been done or not. */
      isUnsure: false,
    })),
  );
  const strangers = Array.from({ length: addresses }, (_, at) =>
    fetchFrom(`127.0.2.${1 + at}`, { keepAlive: true }),
  );
  const sheds: { ms: number; retryAfter: string | null }[] = [];
  let refused = 0;
  let turn = 0;

  async function send(): Promise<number> {
    turn += 1;
    const at = Math.floor(turn / 2);
    return turn % 2 === 0 ? beginToSignIn(at) : goOn(at);
  }
  async function beginToSignIn(at: number): Promise<number> {
    const began = performance.now();
    const answer = await strangers[at % addresses]?.(
      `${url}/auth/v1/authorize?provider=google&code_challenge_method=s256&code_challenge=${'c'.repeat(43)}`,
    );
    if (answer?.status === 503)
      sheds.push({ ms: performance.now() - began, retryAfter: answer.headers.get('retry-after') });
    return answer?.status ?? 0;
  }
  async function goOn(at: number): Promise<number> {
    const one = crowd[at % people];
    if (!one) throw new Error('nobody');
    if (one.isTicking || Math.floor(at / people) % 2 === 0) {
      const answer = await one.client.read();
      return ended(answer);
    }
    one.isTicking = true;
    one.isUnsure = true;
    try {
      const answer = await one.client.set(item, !one.ticked);
      const status = await ended(answer);
      if (answer.ok) {
        one.ticked = !one.ticked;
        one.isUnsure = false;
      }
      return status;
    } finally {
      one.isTicking = false;
    }
  }
  async function ended(answer: Response): Promise<number> {
    await answer.arrayBuffer();
    if (answer.status === 503) refused += 1;
    return answer.status;
  }
  return {
    send,
    sheds,
    /** How often people who are signed in were told to come again. */
    refused: () => refused,
    /** People whose guide does not hold what was last acknowledged. */
    async lost(): Promise<string[]> {
      const names: string[] = [];
      for (const [at, { client, ticked, isUnsure }] of crowd.entries()) {
        const { completed } = await client.guide();
        if (!isUnsure && item in completed !== ticked) names.push(`Person ${at}`);
      }
      return names;
    },
  };
}

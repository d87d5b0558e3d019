import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';

export const agents = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  desk: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** Asks again until it is answered so: a busy program sends visitors away for a moment (503), and they come back. */
const answered = (status: number, ask: () => Promise<Response>): Promise<Response> =>
  vi.waitFor(
    async () => {
      const answer = await ask();
      expect(answer.status).toBe(status);
      return answer;
    },
    { timeout: 30_000, interval: 100 },
  );

/**
 * Somebody who opens a landing page: gets its cookie with it, and reports the view to the collecting route as the page's
 * own script does. Answers what else they can report; each report has been stored when it resolves.
 */
export async function visitPitch(
  url: string,
  { slug, page, agent, tags = {} }: { slug: string; page: string; agent: keyof typeof agents; tags?: object },
) {
  const headers = { 'user-agent': agents[agent] };
  // A page that was published this moment is served within a second.
  const opened = await answered(200, () => fetch(`${url}/pitches/${slug}`, { headers, redirect: 'manual' }));
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const report = async (event: object) => {
    const id = randomUUID();
    await answered(204, () =>
      fetch(`${url}/api/collect`, {
        method: 'POST',
        headers: { ...headers, cookie, origin: url, 'content-type': 'text/plain' },
        body: JSON.stringify({ id, page, ...event }),
      }),
    );
    return id;
  };
  const view = await report({ type: 'view', ...tags });
  return {
    leaveAfter: (seconds: number) => report({ type: 'leave', view, seconds }),
    press: () => report({ type: 'cta_click' }),
  };
}

import { afterAll, beforeAll } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { fastPath } from '#app/server/fast-path.ts';
import { countingPath, setCounting } from '#app/server/mount-screens.ts';
import { renderPitches } from '#features/pages/server/rendered-pitches.ts';
import { createPitchRenderer } from '#features/pages/web/pitch/pitch-document.tsx';
import { type Listening, listen } from '#platform/server/http/listen.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';
import { phoneAgent } from './phone-agent.ts';
import type { TestServer } from './server.ts';

/**
 * Landing pages as the program serves them, in front of the API and by the real renderer, in a process of their own:
 * `platform` may differ from the server's. The tracker's address stands for the built one.
 */
export function aPitchServer(server: TestServer, platform: () => Platform = () => server.platform) {
  let listening: Listening | undefined;
  beforeAll(async () => {
    const renderer = createPitchRenderer(['/assets/root.css']);
    const real = platform();
    const own = { ...real, pitches: renderPitches(renderer, real.env, '/assets/tracker-1.js') };
    const app = createApp(own);
    app.post(countingPath, setCounting(own));
    listening = await listen(app, { host: '127.0.0.1', port: 0 }, fastPath(own, createRateLimit(own.clock)));
  });
  afterAll(() => listening?.stop());

  return {
    /** Asks as a phone would; headers of `init` come on top. */
    ask(path: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> {
      return fetch(`http://127.0.0.1:${listening?.port}${path}`, {
        redirect: 'manual',
        ...init,
        headers: { 'user-agent': phoneAgent, ...headers },
      });
    },
    /** A browser that keeps its cookies. */
    aBrowser(always: Record<string, string> = {}) {
      const cookies = new Map<string, string>();
      const ask = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
        const cookie = [always.cookie, ...[...cookies].map(([name, value]) => `${name}=${value}`)];
        const sent = { ...always, ...headers, cookie: cookie.filter(Boolean).join('; ') };
        const answer = await this.ask(path, sent, init);
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (/Max-Age=0/.test(line)) cookies.delete(name);
          else cookies.set(name, value);
        }
        return answer;
      };
      return { cookies, ask, title: async (path: string) => titleOf(await ask(path)) };
    },
  };
}

/** The page's first heading, as it stands in the bytes of the answer. */
export async function titleOf(answer: Response): Promise<string> {
  return /<h1[^>]*>([^<]*)</.exec(await answer.text())?.[1] ?? '';
}

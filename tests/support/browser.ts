import { createHash, randomBytes } from 'node:crypto';
import type { AuthSession } from '#features/accounts/contract/sign-in.ts';

/**
 * A browser without a screen: it keeps cookies, follows redirects one at a time and speaks the sign-in protocol as
 * auth-js does. Each has cookies of its own. `always` goes with every request; a cookie in it stands beside those kept.
 * `send` replaces fetch.
 */
export function aBrowser(
  origin: () => string,
  always: Record<string, string> = {},
  send: (url: URL, init: RequestInit) => Promise<Response> = fetch,
) {
  /** By name and path. */
  const cookies = new Map<string, { name: string; value: string; path: string }>();
  const verifier = randomBytes(56).toString('hex');

  /** One request, no redirect followed. A path goes to the server under test. */
  async function visit(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, origin());
    const headers = new Headers({ ...always, ...Object.fromEntries(new Headers(init.headers)) });
    const cookie = [always.cookie, cookieFor(url.pathname)].filter(Boolean).join('; ');
    if (cookie) headers.set('cookie', cookie);
    const response = await send(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  /** Takes in a cookie as a server sets it. */
  function keep(line: string): void {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const path = /; *path=([^;]*)/i.exec(line)?.[1] ?? '/';
    const gone = /max-age=0\b/i.test(line) || /expires=thu, 01 jan 1970/i.test(line);
    if (gone) cookies.delete(name + path);
    else cookies.set(name + path, { name, value: pair.slice(name.length + 1), path });
  }

  /** What it sends to this path. */
  function cookieFor(path: string): string {
    const sent = [...cookies.values()].filter((cookie) => path.startsWith(cookie.path));
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  /** What it keeps, as Playwright puts cookies into a window. */
  const keptCookies = () =>
    [...cookies.values()].map((cookie) => ({ ...cookie, domain: new URL(origin()).hostname }));

  const hasCookie = (name: string) => [...cookies.values()].some((cookie) => cookie.name === name);

  /** Follows redirects until one of them leads to an address that contains `stop`, or to a page. */
  async function follow(response: Response, stop = '/auth/callback'): Promise<URL> {
    let answer = response;
    for (let step = 0; step < 12; step += 1) {
      const next = new URL(answer.headers.get('location') ?? answer.url, answer.url);
      if (!answer.headers.has('location') || next.pathname === stop) return next;
      answer = await visit(next.href);
    }
    throw new Error('too many redirects');
  }

  /** Presses 'Continue with Google': goes as far as the provider's page. `more` goes into the address. */
  async function begin(returnTo = '/auth/callback?next=%2Fdashboard', more = {}): Promise<URL> {
    const query = new URLSearchParams({
      provider: 'google',
      redirect_to: new URL(returnTo, origin()).href,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 's256',
      ...more,
    });
    return follow(await visit(`/auth/v1/authorize?${query}`));
  }

  /** Fills in the account chooser at `page`; answers where the browser ends up. */
  async function choose(page: URL, email: string, name = '', stop?: string): Promise<URL> {
    const body = new URLSearchParams({ email, name });
    return follow(await visit(page.href, { method: 'POST', body }), stop);
  }

  function postToken(grant: 'pkce' | 'refresh_token', body: object): Promise<Response> {
    return visit(`/auth/v1/token?grant_type=${grant}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json;charset=UTF-8' },
      body: JSON.stringify(body),
    });
  }

  /** `withVerifier` for a browser that has got hold of somebody else's. */
  const redeem = (code: string, withVerifier = verifier) =>
    postToken('pkce', { auth_code: code, code_verifier: withVerifier });
  const refresh = (token: string) => postToken('refresh_token', { refresh_token: token });

  /** The whole way: button, chooser, callback, code. */
  async function signIn(email: string, name = ''): Promise<AuthSession> {
    const end = await choose(await begin(), email, name);
    const code = end.searchParams.get('code');
    if (!code) throw new Error(`the sign-in ended at ${end.pathname}${end.search}`);
    const answer = await redeem(code);
    if (!answer.ok) throw new Error(`the code was refused: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  /** A call to the API as this browser makes it. */
  function call(path: string, session: { access_token: string }, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${session.access_token}`);
    if (init.body !== undefined) headers.set('content-type', 'application/json');
    return visit(path, { ...init, headers });
  }

  return {
    cookieFor,
    hasCookie,
    keep,
    keptCookies,
    verifier,
    visit,
    follow,
    begin,
    choose,
    redeem,
    refresh,
    signIn,
    call,
  };
}

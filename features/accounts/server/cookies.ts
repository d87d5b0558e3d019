import type { Context } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import type { Env } from '#platform/server/env.ts';
import { sessionLimits } from '#platform/shared/session-limits.ts';

/**
 * `session` binds a session's tokens to its browser; `browser` binds a sign-in to the browser that started it; `asker`
 * tells the assistant's visitors without an account apart, for a day.
 */
export type CookieKind = 'session' | 'browser' | 'asker';

const lifeOf: Record<CookieKind, number> = {
  session: sessionLimits.applicantLife,
  browser: sessionLimits.signIn,
  asker: 24 * 60 * 60 * 1000,
};

/**
 * On https the `__Host-` prefix keeps other hosts of the domain from setting it. On http, where all ports of a machine share
 * cookies, the name holds the port of PUBLIC_URL: our own port differs between two processes behind one proxy.
 */
function nameOf(kind: CookieKind, env: Env): string {
  const suffix = kind === 'session' ? '' : `-${kind}`;
  return env.publicUrl.startsWith('https:') ? `__Host-rumo${suffix}` : `rumo${suffix}-${env.publicPort}`;
}

export function readCookie(headers: Headers, kind: CookieKind, env: Env): string | undefined {
  const name = nameOf(kind, env);
  return parse(headers.get('cookie') ?? '', name)[name];
}

/** Whether a Cookie header holds a session, valid or not: cheaper than looking it up. */
export function hasSessionCookie(cookieHeader: string | null, env: Env): boolean {
  return cookieHeader?.includes(`${nameOf('session', env)}=`) === true;
}

/** Sets a cookie; `undefined` removes it. */
export function writeCookie(http: Context, kind: CookieKind, secret: string | undefined, env: Env): void {
  const cookie = serialize(nameOf(kind, env), secret ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.publicUrl.startsWith('https:'),
    maxAge: secret === undefined ? 0 : lifeOf[kind] / 1000,
  });
  http.header('Set-Cookie', cookie, { append: true });
}

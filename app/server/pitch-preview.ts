import type { HonoRequest, MiddlewareHandler } from 'hono';
import { hasSessionCookie } from '#features/accounts/server/cookies.ts';
import { findSessionByCookie } from '#features/accounts/server/find-session.ts';
import type { PitchFrame, PitchRenderer } from '#features/pages/contract/pitch.ts';
import { findHiddenPage, type HiddenPage } from '#features/pages/server/pages.ts';
import { pitchPolicy, scriptHashes } from '#platform/server/http/headers.ts';
import type { AppEnv } from '#platform/server/http/request.ts';
import type { Platform } from '#platform/server/platform.ts';

/** Where a landing page is reached by its slug. */
export const pitchPath = '/pitches/:slug{[a-z0-9-]+}';

/**
 * `/pitches/{slug}` of a hidden page: its draft, for admins only (decision 0049); anyone else gets 'Page not found'. Comes
 * after `pitchFastPath`, which answers for every public page.
 *
 * The session's cookie is enough, because nothing is changed and no other site can read the answer. The row is read as the
 * admin, so the database refuses what a mistake here would let through. Nothing is cached or counted.
 */
export function pitchPreview(
  platform: Platform,
  renderer: PitchRenderer,
  frame: PitchFrame,
): MiddlewareHandler<AppEnv> {
  const findHidden = async ({ raw }: HonoRequest, slug: string): Promise<HiddenPage | undefined> => {
    const person = await findSessionByCookie(platform, raw.headers);
    if (person?.role !== 'admin') return undefined;
    const { userId, sessionId } = person;
    return platform.database.asActor({ as: 'staff', userId, sessionId, role: 'admin' }, (tx) =>
      findHiddenPage(tx, slug),
    );
  };

  return async (c, next) => {
    if (!hasSessionCookie(c.req.header('cookie') ?? null, platform.env)) return next();
    const show = (html: string, status: 200 | 503) =>
      c.html(html, status, {
        'Content-Security-Policy': pitchPolicy(scriptHashes(html)),
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      });
    try {
      const hidden = await findHidden(c.req, c.req.param('slug') ?? '');
      if (!hidden) return next();
      c.set('route', 'pitch preview');
      return show(
        renderer.renderPitch({ ...frame, ...hidden, counting: 'counted', tracker: undefined }),
        200,
      );
    } catch (err) {
      platform.log.error({ err }, 'a preview of a landing page could not be shown');
      return show(renderer.renderPitchFailure(frame), 503);
    }
  };
}

import type { Hono } from 'hono';
import { readSettings } from '#features/settings/server/settings.ts';
import type { AppEnv } from '#platform/server/http/request.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inLanguage, type Language, languages, locales } from '#platform/shared/languages.ts';

/** Pages for search engines, in both languages. Landing pages are found by their links. */
const listed = ['/', '/support', '/privacy', '/pet', '/money'];

/** Pages that need an account. */
const closed = ['/admin', '/staff', '/dashboard', '/documents', '/profile', '/subscription', '/visa-process'];
const machinery = ['/api/', '/idp/', '/billing/'];

/** `/robots.txt`, `/sitemap.xml`, and `/.well-known/security.txt` (RFC 9116) for reports of vulnerabilities. */
export function mountCrawlerGuides(app: Hono<AppEnv>, platform: Platform): void {
  const { publicUrl } = platform.env;
  const robots = robotsText(publicUrl);
  const sitemap = sitemapText(publicUrl);
  const cacheControl = 'public, max-age=3600';
  app.get('/robots.txt', (c) => c.text(robots, 200, { 'Cache-Control': cacheControl }));
  app.get('/.well-known/security.txt', async (c) =>
    c.text(await securityText(platform), 200, { 'Cache-Control': cacheControl }),
  );
  app.get('/sitemap.xml', (c) =>
    c.body(sitemap, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cacheControl }),
  );
}

/** The RFC asks for less than a year. */
const securityDays = 180;

async function securityText({ env, clock, database }: Platform): Promise<string> {
  const { support_email } = await database.asActor({ as: 'anon' }, readSettings);
  const expires = new Date(clock().getTime() + securityDays * 86_400_000).toISOString();
  return [
    `Contact: mailto:${support_email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${env.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function robotsText(publicUrl: string): string {
  const paths = new Set(closed.flatMap((path) => languages.map((language) => inLanguage(language, path))));
  const refused = [...paths, ...machinery].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...refused, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

function sitemapText(publicUrl: string): string {
  const address = (language: Language, path: string) => publicUrl + inLanguage(language, path);
  const twins = (path: string) =>
    [
      ...languages.map((language) => [locales[language], address(language, path)]),
      ['x-default', address('en', path)],
    ]
      .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
      .join('');
  const entries = listed.flatMap((path) =>
    languages.map((language) => `<url><loc>${address(language, path)}</loc>${twins(path)}</url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

import { CSPProvider } from '@base-ui/react/csp-provider';
import newsreaderFont from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';
import nextFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import { lazy, type ReactNode, Suspense, use, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { SessionNotices } from '#features/accounts/web/session-notices.tsx';
import { siteTexts } from '#features/site/texts/site.ts';
import { BrokenPage, NotFoundPage } from '#features/site/web/error-pages.tsx';
import { loadContext } from '#features/site/web/load-context.ts';
import { missingScript, NonceContext, reloadAfterDeploy } from '#platform/browser/page-scripts.ts';
import type { SiteData } from '#platform/browser/page-title.ts';
import { followDevice, followingThemeScript } from '#platform/browser/preferences.ts';
import { SessionProvider } from '#platform/browser/session-provider.tsx';
import { basePath, locale } from '#platform/shared/texts/locale.ts';
import { BarColors } from '#ui/bar-colors.tsx';
import type { Route } from './+types/root.ts';
import '#ui/app.css';
import { FocusOnNavigation } from '#ui/focus-on-navigation.tsx';
import { LazyToaster } from '#ui/lazy-toaster.tsx';

/** Comes after the first paint. Where it cannot be had, a second press counts as it did. */
const guardPresses = () =>
  void import('#ui/second-press.ts').then(
    (guard) => guard.ignoreSecondPress(),
    () => {},
  );

/** Rarely needed, and then alone. */
const MaintenancePage = lazy(async () => ({
  default: (await import('#features/site/web/maintenance-page.tsx')).MaintenancePage,
}));

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: LinksFunction = () => [
  { ...font, href: nextFont },
  { ...font, href: newsreaderFont },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: `${basePath}/manifest.webmanifest` },
];

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  const { closed, localProvidersBanner, publicUrl, sendsMail, adsConfigured, ads, getPublicSettings } =
    context.get(loadContext);
  const settings = await getPublicSettings();
  return {
    siteName: settings.site_name,
    supportEmail: settings.support_email,
    localProvidersBanner,
    publicUrl,
    sendsMail,
    adsConfigured,
    ...(ads && { ads }),
    ...(closed && { closed: { until: settings.maintenance_until } }),
  };
}

/** Site data changes by a staff member's hand, not by this reader's steps: one answer per visit is enough. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* A keyboard takes its room from the page instead of lying over it, where the browser can do that. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <BarColors />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint
          dangerouslySetInnerHTML={{ __html: `${followingThemeScript};${missingScript}` }}
        />
        {!site?.closed && <Meta />}
        <Links />
      </head>
      <body>
        {site?.localProvidersBanner && (
          <p className="bg-due px-gutter py-2 text-center text-small font-strong text-due-text">
            {siteTexts.localProvidersBanner}
          </p>
        )}
        <SessionProvider>{children}</SessionProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const site = useRouteLoaderData<typeof loader>('root');
  useEffect(followDevice, []);
  useEffect(reloadAfterDeploy, []);
  useEffect(guardPresses, []);
  return (
    <CSPProvider disableStyleElements>
      {site?.closed ? (
        <Suspense>
          <MaintenancePage {...site} until={site.closed.until} />
        </Suspense>
      ) : (
        <Outlet />
      )}
      <FocusOnNavigation />
      <SessionNotices />
      <LazyToaster />
    </CSPProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <BrokenPage />;
}

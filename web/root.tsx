import { CSPProvider } from '@base-ui/react/csp-provider';
import nextFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import newsreaderFont from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import { type ReactNode, use } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { NonceContext } from './lib/nonce.ts';
import { firstPaintScript } from './lib/theme-script.ts';
import './ui/app.css';
import { LazyToaster } from './ui/lazy-toaster.tsx';

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: LinksFunction = () => [
  { ...font, href: nextFont },
  { ...font, href: newsreaderFont },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint
          dangerouslySetInnerHTML={{ __html: firstPaintScript }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <CSPProvider disableStyleElements>
      <Outlet />
      <LazyToaster />
    </CSPProvider>
  );
}

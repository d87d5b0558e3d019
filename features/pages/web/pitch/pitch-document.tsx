import newsreaderFont from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';
import nextFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteTexts } from '#features/site/texts/site.ts';
import { followingThemeScript } from '#platform/browser/preferences.ts';
import { BRAND } from '#platform/shared/texts/brand.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { BarColors } from '#ui/bar-colors.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { SkipLink } from '#ui/visually-hidden.tsx';
import type { PitchFrame, PitchRenderer, PitchRendering } from '../../contract/pitch.ts';
import { pageTexts } from '../../texts/pages.ts';
import { pitchPreviewTexts } from '../../texts/pitch-preview.ts';
import { PitchFooter, PitchHeader, PitchPage } from './pitch-page.tsx';
import { PreviewBanner } from './preview-banner.tsx';

/** Created by the server, from the built bundle: `stylesheets` are the hashed addresses of the style sheets. */
export function createPitchRenderer(stylesheets: readonly string[]): PitchRenderer {
  return {
    renderPitch: (pitch) =>
      `<!DOCTYPE html>${renderToStaticMarkup(<PitchDocument {...pitch} stylesheets={stylesheets} />)}`,
    renderPitchFailure: (frame) =>
      `<!DOCTYPE html>${renderToStaticMarkup(<PitchFailureDocument {...frame} stylesheets={stylesheets} />)}`,
  };
}

interface Stylesheets {
  stylesheets: readonly string[];
}

/** A landing page as a complete HTML document. Its only scripts are the theme's and the tracker's. */
export function PitchDocument({ page, counting, tracker, preview, ...frame }: PitchRendering & Stylesheets) {
  if (preview)
    return (
      <Frame
        {...frame}
        title={pitchPreviewTexts.documentTitle(page.title)}
        head={<meta name="robots" content="noindex, nofollow" />}
      >
        <PitchPage page={page} banner={<PreviewBanner pageId={page.id} {...preview} />} />
      </Frame>
    );
  const address = `${frame.publicUrl}/pitches/${page.slug}`;
  const description = page.meta_description?.trim();
  return (
    <Frame
      {...frame}
      title={page.title}
      head={
        <>
          {description && <meta name="description" content={description} />}
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={BRAND} />
          <meta property="og:title" content={page.title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={address} />
          <meta name="twitter:card" content="summary" />
          <meta name="twitter:title" content={page.title} />
          {description && <meta name="twitter:description" content={description} />}
          {tracker && <script src={tracker} data-page={page.id} defer />}
        </>
      }
    >
      <PitchPage page={page} counting={counting} />
    </Frame>
  );
}

/** 'Failed to load page': needs no database and links to the same address. */
export function PitchFailureDocument(frame: PitchFrame & Stylesheets) {
  const { failed } = pageTexts;
  return (
    <Frame {...frame} title={failed.title} head={<meta name="robots" content="noindex" />}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <PitchHeader />
        <main
          id="main"
          tabIndex={-1}
          className="wrap grid flex-1 content-start justify-items-start gap-4 py-12 md:py-24"
        >
          <h1 className="display text-3xl md:text-4xl">{failed.title}</h1>
          <p className="max-w-[54ch] text-lead">{failed.detail}</p>
          <ButtonLink variant="primary" href="" className="mt-2">
            {uiTexts.tryAgain}
          </ButtonLink>
        </main>
        <PitchFooter counting="counted" />
      </div>
    </Frame>
  );
}

interface FrameProps extends Stylesheets, Pick<PitchFrame, 'localProvidersBanner'> {
  title: string;
  head: ReactNode;
  children: ReactNode;
}

function Frame({ title, head, stylesheets, localProvidersBanner, children }: FrameProps) {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;
  return (
    <html lang="en-US" className="still-faces">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <BarColors />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint
          dangerouslySetInnerHTML={{ __html: followingThemeScript }}
        />
        <title>{title}</title>
        {stylesheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        <link {...font} href={nextFont} />
        <link {...font} href={newsreaderFont} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head}
      </head>
      <body>
        {localProvidersBanner && (
          <p className="bg-due px-gutter py-2 text-center text-small font-strong text-due-text">
            {siteTexts.localProvidersBanner}
          </p>
        )}
        {children}
      </body>
    </html>
  );
}

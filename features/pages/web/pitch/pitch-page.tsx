import type { ReactNode } from 'react';
import { SkipLink } from '#ui/skip-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { CountingState } from '../../contract/pitch-rendering.ts';
import { readPageContent } from '../../rules/page-content.ts';
import { FallbackPitch, type PitchContent } from './fallback-pitch.tsx';
import { PitchFooter } from './pitch-footer.tsx';
import { PitchHeader } from './pitch-header.tsx';
import { PitchSections } from './pitch-sections.tsx';

export interface PitchPageProps {
  page: PitchContent;
  /** What the foot says about counting; as to a first-time visitor when absent. */
  counting?: CountingState;
  /** Over the page in a preview: that it is one, and the way back. */
  banner?: ReactNode;
}

/**
 * A public landing page as its readers see it, on the server and in the editor's preview. Plain links and forms alone,
 * so that it works without a script and without a router.
 */
export function PitchPage({ page, counting = 'counted', banner }: PitchPageProps) {
  const { sections } = readPageContent(page.content);
  const titled = sections.findIndex(({ props }) => props.title.trim() !== '');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {banner}
      <PitchHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        {sections.length === 0 ? (
          <FallbackPitch page={page} />
        ) : (
          <>
            {titled < 0 && (
              <h1>
                <VisuallyHidden>{page.title}</VisuallyHidden>
              </h1>
            )}
            <PitchSections sections={sections} titled={titled} />
          </>
        )}
      </main>
      <PitchFooter counting={counting} />
    </div>
  );
}

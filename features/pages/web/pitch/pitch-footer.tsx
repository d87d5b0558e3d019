import { siteTexts } from '#features/site/texts/site.ts';
import { Wainscot } from '#ui/wainscot.tsx';
import type { CountingState } from '../../contract/pitch-rendering.ts';
import { pageTexts } from '../../texts/pages.ts';
import { CountingSwitch, countingSentence } from './counting.tsx';

const { footer, whoWeAre } = siteTexts;
const link =
  'inline-flex min-h-control items-center text-on-deep underline underline-offset-4 decoration-1 hover:decoration-2';

/** The foot of the wall: what we are not, how visits are counted and how to be left out, where to write. */
export function PitchFooter({ counting }: { counting: CountingState }) {
  return (
    <>
      <Wainscot />
      <footer className="bg-deep py-8 text-on-deep print:bg-transparent print:text-ink">
        <div className="wrap grid gap-8 md:grid-cols-2">
          <div className="grid content-start gap-2">
            <p className="font-strong">{whoWeAre}</p>
            <p className="text-small text-deep-muted print:text-ink">{footer.notAdvice}</p>
            <nav aria-label={footer.navigation} className="no-print">
              <ul className="flex flex-wrap gap-x-6">
                <li>
                  <a href="/contact" className={link}>
                    {footer.contact}
                  </a>
                </li>
                <li>
                  <a href="/privacy" className={link}>
                    {footer.privacy}
                  </a>
                </li>
              </ul>
            </nav>
          </div>
          <section
            id="counting"
            aria-labelledby="counting-title"
            className="no-print grid content-start justify-items-start gap-3"
          >
            <h2 id="counting-title" className="text-base font-strong text-on-deep">
              {pageTexts.counting.heading}
            </h2>
            <p className="max-w-[56ch] text-small text-deep-muted">
              {countingSentence[counting]}{' '}
              <a href="/privacy#cookies" className="text-on-deep underline underline-offset-4">
                {pageTexts.counting.more}
              </a>
            </p>
            <CountingSwitch
              state={counting}
              className="border-current! bg-transparent! text-on-deep! hover:bg-on-deep/10!"
            />
          </section>
        </div>
      </footer>
    </>
  );
}

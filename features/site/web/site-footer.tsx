import { Brand } from '#ui/brand.tsx';
import { LanguageLink } from '#ui/language-link.tsx';
import { Anchor } from '#ui/link.tsx';
import { Wainscot } from '#ui/wainscot.tsx';
import { siteTexts } from '../texts/site.ts';

const { footer } = siteTexts;

const link =
  'inline-flex min-h-control items-center text-on-deep underline underline-offset-4 decoration-1 hover:decoration-2';

/** The foot of the wall: tiles, then the deep ground with what we are not and where to write. */
export function SiteFooter() {
  return (
    <>
      <Wainscot />
      <footer className="bg-deep py-8 text-on-deep print:bg-transparent print:text-ink">
        <div className="wrap grid gap-x-10 gap-y-4 md:grid-cols-[1fr_auto] md:items-center">
          <div>
            <Brand className="text-on-deep! print:text-ink!" />
            <p className="mt-1 max-w-[56ch] text-small text-deep-muted print:text-ink">{footer.notAdvice}</p>
          </div>
          <nav aria-label={footer.navigation} className="no-print">
            <ul className="flex flex-wrap gap-x-6">
              <li>
                <Anchor to="/contact" className={link}>
                  {footer.contact}
                </Anchor>
              </li>
              <li>
                <Anchor to="/privacy" className={link}>
                  {footer.privacy}
                </Anchor>
              </li>
              <li className="empty:hidden">
                <LanguageLink className={link} />
              </li>
            </ul>
          </nav>
        </div>
      </footer>
    </>
  );
}

import { Link } from '#ui/link.tsx';
import { landingTexts } from '../texts/landing.ts';

const { trust } = landingTexts;

/** What we do with documents: sentences that stand in the policy as well, each beside the way there. */
export function Trust() {
  return (
    <section aria-labelledby="trust-title" className="border-y border-line bg-surface py-16 md:py-24">
      <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
        <div className="grid grid-cols-1 min-w-0 content-start gap-3">
          <h2 id="trust-title" className="display text-3xl wrap-anywhere md:text-4xl">
            {trust.heading}
          </h2>
          <p className="max-w-[48ch]">{trust.lead}</p>
        </div>
        <ul className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-12">
          {trust.items.map(({ title, detail, section, numeral }) => (
            <li key={section} className="grid grid-cols-1 content-start border-t border-line pt-4 pb-3">
              <h3 className="mb-1 text-lead">{title}</h3>
              <p>{detail}</p>
              <p>
                <Link
                  to={`/privacy#${section}`}
                  className="inline-flex min-h-control items-center text-small"
                >
                  {trust.check(numeral)}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { type PolicySection, policySections } from '#features/privacy/texts/privacy.ts';
import { Link } from '#ui/link.tsx';

/** Links to every section; from 1000 px they stay in sight beside them, as tall as the window allows. */
export function PolicyContents({ title }: { title: string }) {
  return (
    <nav
      aria-labelledby="policy-contents"
      className="no-print grid content-start gap-3 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
    >
      <h2 id="policy-contents" className="text-xl">
        {title}
      </h2>
      <ol className="grid sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-1">
        {policySections.map(({ id, numeral, title: name }) => (
          <li key={id}>
            <Link href={`#${id}`} className="inline-flex min-h-control items-baseline gap-2 py-2">
              <span className="w-10 flex-none text-right">{numeral}.</span>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The sections themselves, in order. */
export function Policy() {
  return policySections.map((section) => <Section key={section.id} {...section} />);
}

function Section({ id, numeral, title, paragraphs: [first, ...rest], items }: PolicySection) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} tabIndex={-1} className="text-xl">
        {numeral}. {title}
      </h2>
      <p>{first}</p>
      {items && (
        <ul className="grid list-disc gap-2 pl-6">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

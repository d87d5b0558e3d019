import { type PolicySection, policySections } from '#domain/texts/privacy.ts';
import { Link } from '../../ui/link.tsx';

/** Links to every section. */
export function PolicyContents({ title }: { title: string }) {
  return (
    <nav aria-labelledby="policy-contents" className="no-print grid gap-3">
      <h2 id="policy-contents" className="text-xl">
        {title}
      </h2>
      <ol className="grid sm:grid-cols-2 sm:gap-x-6">
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

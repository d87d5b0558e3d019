import { useId } from 'react';
import { Link } from '#ui/link.tsx';
import { guideResources } from '../../texts/guide-resources.ts';

/** Where to find help in Portugal, in four groups. */
export function Resources() {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="no-print grid gap-4">
      <h3 id={heading} className="text-lead">
        {guideResources.title}
      </h3>
      <p>{guideResources.lead}</p>
      <div className="grid gap-6 md:grid-cols-2">
        {guideResources.groups.map(({ title, resources }) => (
          <div key={title} className="grid content-start gap-2">
            <h4>{title}</h4>
            <ul className="grid gap-3">
              {resources.map(({ name, href, text }) => (
                <li key={name}>
                  {href ? (
                    <Link href={href} newTab className="inline-flex min-h-control items-center">
                      {name}
                    </Link>
                  ) : (
                    <b className="font-medium">{name}</b>
                  )}
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

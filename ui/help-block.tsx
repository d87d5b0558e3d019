import { IconLink } from './link.tsx';
import type { HelpItem } from './nav-item.ts';

/** The last block of every applicant page: the same words in the same place and order. */
export function HelpBlock({ title, items }: { title: string; items: readonly HelpItem[] }) {
  return (
    <aside aria-labelledby="help-title" className="no-print mt-12 border-t border-line py-8">
      <div className="wrap grid gap-x-8 gap-y-2 lg:grid-cols-[auto_1fr] lg:items-center">
        <h2 id="help-title" className="text-xl">
          {title}
        </h2>
        <ul className="flex flex-wrap gap-x-6 lg:justify-end">
          {items.map(({ label, ...target }) => (
            <li key={label} className="max-w-full">
              <IconLink {...target} className="max-w-full wrap-anywhere">
                {label}
              </IconLink>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

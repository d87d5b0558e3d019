import { type ReactNode, useId } from 'react';

/** A heading with its examples. */
export function Section({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid min-w-0 content-start gap-4 ${wide ? 'lg:col-span-2' : ''}`}
    >
      <h2 id={id} className="border-b border-line pb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Examples side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>;
}

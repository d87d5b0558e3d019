import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { SessionContext } from '#platform/browser/session.ts';

/** The HTML of a part of an office screen, before anything is pressed. */
export function officeMarkup(part: ReactNode, path = '/admin'): string {
  return renderToStaticMarkup(
    <SessionContext value={true}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
      </QueryClientProvider>
    </SessionContext>,
  );
}

/** The words of each element of a kind (`td`, `th`, `li`), without tags. */
export function wordsInEach(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'gs'))].map(([inner]) =>
    inner
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

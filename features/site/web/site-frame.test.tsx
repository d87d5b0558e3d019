import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { siteTexts } from '../texts/site.ts';
import { SiteFrame } from './site-frame.tsx';

test('who is signed in has their dashboard first, and the office as a quiet last link', () => {
  const page = renderToString(
    <MemoryRouter>
      <SiteFrame signedIn>
        <p />
      </SiteFrame>
    </MemoryRouter>,
  );
  const header = page.slice(page.indexOf('<header'), page.indexOf('</header>'));
  const links = [...header.matchAll(/<a [^>]*href="(\/dashboard|\/admin)"[^>]*>/g)];
  expect(links.map(([, to]) => to)).toEqual(['/dashboard', '/admin']);
  expect(links[1]?.[0]).toContain('text-muted!');
  expect(header).toContain(siteTexts.header.admin);
});

import type { BrowserContext, Page } from 'playwright-core';
import { type PageDraft, pageLimits } from '#features/pages/rules/page-content.ts';
import { askAs } from './ask-as.ts';
import { aPageForm } from './request-bodies.ts';

/** A draft in which every text is this one, cut where a field takes less; without sections when they say so. */
export function draftFullOf(text: string, slug: string, { sections = true } = {}): PageDraft {
  const cta = text.slice(0, pageLimits.ctaText);
  const feature = { title: text.slice(0, pageLimits.featureTitle), description: text };
  return {
    slug,
    title: text,
    meta_description: text,
    pitch_title: text,
    pitch_text: text,
    primary_cta: cta,
    secondary_cta: cta,
    content: {
      sections: sections
        ? [
            { type: 'hero', props: { title: text, subtitle: text, ctaText: cta } },
            { type: 'features', props: { title: text, features: [feature] } },
            { type: 'cta', props: { title: text, description: text, ctaText: cta } },
          ]
        : [],
    },
  };
}

/** A landing page of an admin's, made past the screens. Answers its id. */
export async function makePage(admin: Page, slug: string, title: string): Promise<string> {
  const page = aPageForm({ slug, title, template: 'features' });
  const made = await askAs(admin, 'POST', '/api/office/landing-pages', page);
  if (made.status !== 200) throw new Error(`the page was not made: ${JSON.stringify(made.body)}`);
  return made.body.id;
}

/** Puts words into a page and in front of the public, past the screens. */
export async function publishWords(admin: Page, id: string, draft: PageDraft): Promise<void> {
  const path = `/api/office/landing-pages/${id}`;
  const before = await askAs(admin, 'GET', path);
  const saved = await askAs(admin, 'PUT', `${path}/draft`, {
    draft,
    draft_version: before.body.draft_version,
  });
  const published = await askAs(admin, 'POST', `${path}/publish`, {
    draft_version: saved.body.draft_version,
    show: true,
    despite_errors: true,
  });
  if (published.status !== 200) throw new Error(`not published: ${JSON.stringify(published.body)}`);
}

/** Notes everything that a text would do if it ran: windows that ask, complaints of a page, calls to other places. */
export function watchForRunning(context: BrowserContext, own: string): string[] {
  const seen: string[] = [];
  const watch = (page: Page) => {
    page.on('dialog', (dialog) => {
      seen.push(`a dialog on ${page.url()}: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => seen.push(`an exception on ${page.url()}: ${error}`));
    page.on('console', (message) => {
      // The content policy reports what it refused here.
      if (message.type() === 'error')
        seen.push(`a complaint on ${page.url()}: ${message.text()} ${message.location().url}`);
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== own) seen.push(`a call to ${request.url()}`);
    });
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  return seen;
}

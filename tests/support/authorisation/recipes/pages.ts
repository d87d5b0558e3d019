import * as pageDrafts from '#features/pages/contract/drafts.ts';
import * as pages from '#features/pages/contract/pages.ts';
import { showPitch } from '#features/pages/contract/pitch.ts';
import { defaultContent } from '#features/pages/texts/page-templates.ts';
import { aPageForm } from '../../request-bodies.ts';
import { recipe } from '../recipe.ts';

const client_key = 'd9b2b6a4-7c42-4a0e-9a0c-1d2b3c4d5e6f';
const newPage = aPageForm({ slug: 'from-florida', title: 'From Florida', client_key });
const { template, client_key: _key, ...form } = newPage;
const draft = {
  slug: 'from-florida',
  title: 'From Florida',
  meta_description: null,
  content: defaultContent,
  pitch_title: null,
  pitch_text: null,
  primary_cta: null,
  secondary_cta: null,
};
const publication = { draft_version: 1, show: true, despite_errors: false };

export const pageRecipes = [
  recipe(showPitch, () => ({ params: { slug: 'nowhere' } }), {
    neverSucceeds: 'who sees which page: features/pages/server/show-pitch.test.ts, show-hidden-pitch.test.ts',
  }),
  recipe(pages.getPage, ({ page }) => ({ params: { id: page } })),
  recipe(pages.checkSlug, () => ({ query: { slug: 'from-florida' } })),
  recipe(pages.createPage, () => ({ body: newPage })),
  recipe(pages.updatePage, ({ page }) => ({ params: { id: page }, body: { ...form, version: 1 } })),
  recipe(pages.setVisibility, ({ page }) => ({
    params: { id: page },
    body: { status: 'active', is_active: true, version: 1 },
  })),
  recipe(pages.duplicatePage, ({ page }) => ({ params: { id: page }, body: { client_key } })),
  recipe(pages.deletePage, ({ page }) => ({ params: { id: page } })),
  recipe(pageDrafts.saveDraft, ({ page }) => ({
    params: { id: page },
    body: { draft, draft_version: 1 },
  })),
  recipe(pageDrafts.discardDraft, ({ page }) => ({ params: { id: page }, body: { draft_version: 1 } })),
  recipe(pageDrafts.publishPage, ({ page }) => ({ params: { id: page }, body: publication })),
  recipe(pageDrafts.schedulePublish, ({ page }) => ({
    params: { id: page },
    body: { ...publication, publish_at: new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString() },
  })),
  recipe(pageDrafts.cancelSchedule, ({ page }) => ({ params: { id: page } })),
  recipe(pageDrafts.listVersions, ({ page }) => ({ params: { id: page } })),
  recipe(pageDrafts.getVersion, ({ page, pageVersion }) => ({
    params: { id: page, version_id: pageVersion },
  })),
  recipe(pageDrafts.restoreVersion, ({ page, pageVersion }) => ({
    params: { id: page, version_id: pageVersion },
    body: { draft_version: 1 },
  })),
];

import { expect, test } from 'vitest';
import { pageChecks } from '../rules/page-checks.ts';
import { pageTemplates, readPageContent } from '../rules/page-content.ts';
import { pageBeginnings } from './page-templates.ts';

test('every template is read as it is written, and the checks find nothing in it', () => {
  for (const name of pageTemplates) {
    const beginning = pageBeginnings[name];
    expect(readPageContent(JSON.parse(JSON.stringify(beginning.content))), name).toEqual(beginning.content);
    const page = { ...beginning, slug: 'page', title: 'Page', meta_description: 'What it is about.' };
    expect(pageChecks(page, []), name).toEqual([]);
  }
});

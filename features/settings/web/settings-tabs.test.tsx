import { expect, test } from 'vitest';
import { officeMarkup, wordsInEach } from '#tests/support/office-markup.tsx';
import { settings as settingsSchema } from '../contract.ts';
import { useSettingsForm } from './settings-form.ts';
import { FilesTab, GeneralTab, SecurityTab } from './settings-tabs.tsx';

const settings = { values: settingsSchema.parse({}), changes: {} } as Parameters<typeof useSettingsForm>[0];

function General() {
  return <GeneralTab form={useSettingsForm(settings)} />;
}
function Files() {
  return <FilesTab form={useSettingsForm(settings)} />;
}

test('the address for help is typed into a field for e-mail addresses', () => {
  expect(officeMarkup(<General />)).toMatch(/<input[^>]*type="email"[^>]*>/);
});

test('two switches say whether people may come in and whether the site is under maintenance', () => {
  const switches = officeMarkup(<General />).match(/role="switch"/g) ?? [];
  expect(switches).toHaveLength(2);
});

test('the kinds of files are badges that nobody can change', () => {
  const html = officeMarkup(<Files />);
  expect(wordsInEach(html, 'li')).toEqual(['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx']);
  expect(html.match(/<input/g)).toHaveLength(1);
});

test('the tab Security says where security is managed, and has nothing to set', () => {
  const html = officeMarkup(<SecurityTab />);
  expect(wordsInEach(html, 'li').slice(0, 3)).toEqual([
    'Security is managed in the backend service dashboard.',
    'Row-level security is enabled on all tables.',
    'Rate limiting is configured in the backend.',
  ]);
  expect(html).not.toMatch(/<(?:input|button|select)/);
});

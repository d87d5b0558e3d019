import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import type { EditedPage, EditedSection } from './document.ts';

/** "Hero", or "Hero 2" where a page has several: how a section is called in names of buttons and steps. */
export function sectionName(page: EditedPage, section: Pick<EditedSection, 'key' | 'type'>): string {
  const name = pageEditorTexts.sections[section.type];
  const same = page.sections.filter(({ type }) => type === section.type);
  const at = same.findIndex(({ key }) => key === section.key);
  return same.length > 1 && at >= 0 ? `${name} ${at + 1}` : name;
}

/** The id of a control in the middle pane. */
export const fieldId = (place: string, field: string) => `${place}-${field}`;

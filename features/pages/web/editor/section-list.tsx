import { Plus } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { notify } from '#ui/notify.ts';
import { pageLimits, type SectionType, sectionTypes } from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import {
  type EditedSection,
  emptySection,
  fieldId,
  insertSection,
  moveSection,
  removeSection,
  sectionFields,
  sectionName,
} from './document.ts';
import type { PageEditor } from './editor-state.ts';
import { SectionRow, sectionIcons } from './section-row.tsx';

const texts = pageEditorTexts;
const noticeMs = 10_000;

/** The page's sections in order. The selected one shows its actions. */
export function SectionList({ editor, onOpen }: { editor: PageEditor; onOpen: (place: string) => void }) {
  const { page, place } = editor;
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ key: string; part: string }>(undefined);
  const added = useRef<EditedSection>(undefined);

  // A moved row leaves the DOM for a moment and loses the focus.
  useLayoutEffect(() => {
    const wanted = focusNext.current;
    if (!wanted) return;
    focusNext.current = undefined;
    const row = list.current?.querySelector(`[data-section="${wanted.key}"]`);
    row?.querySelector<HTMLElement>(`[data-part="${wanted.part}"]`)?.focus();
  });

  function move(section: EditedSection, by: -1 | 1, part: string) {
    const to = page.sections.findIndex(({ key }) => key === section.key) + by;
    if (to < 0 || to >= page.sections.length) return;
    const name = sectionName(page, section);
    focusNext.current = { key: section.key, part };
    editor.act(
      {
        what: texts.steps.moving(name),
        place: section.key,
        show: section.key,
        say: texts.list.moved(name, to + 1, page.sections.length),
      },
      (now) => moveSection(now, section.key, by),
    );
  }

  function remove(section: EditedSection) {
    const at = page.sections.findIndex(({ key }) => key === section.key);
    const name = sectionName(page, section);
    const neighbour = page.sections[at + 1] ?? page.sections[at - 1];
    if (neighbour) focusNext.current = { key: neighbour.key, part: 'name' };
    else document.getElementById('add-section')?.focus();
    editor.act({ what: texts.steps.removing(name), place: section.key }, (now) =>
      removeSection(now, section.key),
    );
    notify.info(texts.list.removed(name), undefined, {
      label: texts.list.undo,
      // Undo also remains in the top bar; a longer toast would cover the preview.
      until: new Date(Date.now() + noticeMs),
      run: () =>
        editor.act({ what: texts.steps.adding(name), place: section.key, show: section.key }, (now) =>
          // The top bar's Undo may have restored it already.
          now.sections.some(({ key }) => key === section.key) ? now : insertSection(now, section, at),
        ),
    });
  }

  function add(type: SectionType) {
    const section = emptySection(type);
    added.current = section;
    const chosen = page.sections.findIndex(({ key }) => key === place);
    const at = chosen < 0 ? page.sections.length : chosen + 1;
    const name = texts.sections[type];
    editor.act(
      {
        what: texts.steps.adding(name),
        place: section.key,
        show: section.key,
        say: texts.list.added(name, at + 1, page.sections.length + 1),
      },
      (now) => insertSection(now, section, at),
    );
    onOpen(section.key);
  }

  function press(event: KeyboardEvent, section: EditedSection) {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const part = (event.target as HTMLElement).dataset.part ?? 'name';
    move(section, event.key === 'ArrowUp' ? -1 : 1, part);
  }

  const isFull = page.sections.length >= pageLimits.sections;
  return (
    <section aria-labelledby="sections-title" className="grid gap-1">
      <h2 id="sections-title" className="px-2 text-base font-strong">
        {texts.list.title}
      </h2>
      {page.sections.length > 0 ? (
        <ol ref={list} aria-labelledby="sections-title" className="grid gap-0.5">
          {page.sections.map((section, at) => (
            <SectionRow
              key={section.key}
              section={section}
              name={sectionName(page, section)}
              isChosen={place === section.key}
              isFirst={at === 0}
              isLast={at === page.sections.length - 1}
              onChoose={() => onOpen(section.key)}
              onMove={(by, part) => move(section, by, part)}
              onRemove={() => remove(section)}
              onKeyDown={(event) => press(event, section)}
            />
          ))}
        </ol>
      ) : (
        <p className="px-2 py-1 text-small text-muted">{texts.list.empty}</p>
      )}
      {isFull ? (
        <p className="px-2 text-small text-muted">{texts.list.full(pageLimits.sections)}</p>
      ) : (
        <Menu
          label={texts.list.add}
          items={sectionTypes.map((type) => ({
            label: texts.sections[type],
            icon: sectionIcons[type],
            onSelect: () => add(type),
          }))}
          finalFocus={() => {
            const section = added.current;
            added.current = undefined;
            const first = section && fieldId(section.key, sectionFields[section.type][0]);
            return first ? document.getElementById(first) : undefined;
          }}
          trigger={
            <Button id="add-section" variant="plain" className="justify-self-start px-2! text-link!">
              <Plus aria-hidden="true" />
              {texts.list.add}
            </Button>
          }
        />
      )}
      <p id="section-keys" className="sr-only">
        {texts.list.keys}
      </p>
    </section>
  );
}

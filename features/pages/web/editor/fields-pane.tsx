import type { OfficePage } from '../../contract/landing-page-shapes.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { type Found, lowestContrast } from './check-places.ts';
import { ChecksPane } from './checks-pane.tsx';
import { AddressAndVisibility, FallbackFields, SearchAndSharing, TitleAndSlug } from './page-fields.tsx';
import { SectionFields } from './section-fields.tsx';
import type { PageEditor } from './use-page-editor.ts';

interface FieldsPaneProps {
  editor: PageEditor;
  page: OfficePage;
  setPage: (page: OfficePage) => void;
  found: readonly Found[];
  onShow: (found: Found) => void;
}

/** The words of what is chosen on the left. */
export function FieldsPane({ editor, page, setPage, found, onShow }: FieldsPaneProps) {
  const section = editor.page.sections.find(({ key }) => key === editor.place);
  if (section)
    return (
      <>
        <SectionFields editor={editor} section={section} />
        <div className="mt-2 grid gap-4 border-t border-line pt-5">
          <h2 className="text-base font-strong">{pageEditorTexts.list.page}</h2>
          <AddressAndVisibility editor={editor} page={page} setPage={setPage} />
        </div>
      </>
    );
  if (editor.place === 'sharing') return <SearchAndSharing editor={editor} page={page} />;
  if (editor.place === 'fallback') return <FallbackFields editor={editor} />;
  if (editor.place === 'checks')
    return <ChecksPane found={found} contrast={lowestContrast(editor.page)} onShow={onShow} />;
  return <TitleAndSlug editor={editor} page={page} setPage={setPage} />;
}

import { BrandMark } from '#ui/brand.tsx';
import type { OfficePage } from '../../contract/pages.ts';
import { isPitchOnly, pageLimits, slugOf, softLimits } from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { SlugField, VisibilityPanel } from './address-and-visibility.tsx';
import { ChecksPane, type Found, lowestContrast } from './checks.tsx';
import { CountedField } from './counted-field.tsx';
import { draftOf, type EditedPage, fieldId, type PageField, setField } from './document.ts';
import type { PageEditor } from './editor-state.ts';
import { SectionFields } from './section-fields.tsx';

interface FieldsPaneProps {
  editor: PageEditor;
  page: OfficePage;
  setPage: (page: OfficePage) => void;
  found: readonly Found[];
  onShow: (found: Found) => void;
}

/** The fields of what is selected on the left. */
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

const texts = pageEditorTexts;

interface PaneProps {
  editor: PageEditor;
  page: OfficePage;
}

interface SetPage {
  setPage: (page: OfficePage) => void;
}

function Heading({ children }: { children: string }) {
  return (
    <h2 id="fields-title" tabIndex={-1} className="text-base font-strong">
      {children}
    </h2>
  );
}

/** A page that was never public derives its slug from its title, until the user edits the slug. */
function followsTitle(page: OfficePage, { fields }: EditedPage): boolean {
  const isNew = page.published_at === null && page.hidden_because.length > 0;
  return isNew && (fields.slug === slugOf(fields.title) || fields.slug === '');
}

function type(editor: PageEditor, place: string, placeName: string, field: PageField, page?: OfficePage) {
  return (text: string) =>
    editor.type(`${place}-${field}`, texts.steps.typing(texts.labels[field], placeName), place, (now) => {
      const next = setField(now, field, text);
      const follows = field === 'title' && page && followsTitle(page, now);
      return follows ? setField(next, 'slug', slugOf(text)) : next;
    });
}

/** The page's slug and visibility, beside every section. */
function AddressAndVisibility({ editor, page, setPage }: PaneProps & SetPage) {
  const { fields } = editor.page;
  return (
    <>
      <SlugField
        id={fieldId('page', 'slug')}
        pageId={page.id}
        value={fields.slug}
        published={page.published_at || page.hidden_because.length === 0 ? page.slug : undefined}
        followsTitle={followsTitle(page, editor.page)}
        onText={type(editor, 'page', texts.list.page, 'slug')}
      />
      <VisibilityPanel page={page} onChanged={setPage} />
    </>
  );
}

function TitleAndSlug({ editor, page, setPage }: PaneProps & SetPage) {
  const { fields } = editor.page;
  const write = (field: PageField) => type(editor, 'page', texts.list.page, field, page);
  return (
    <div className="grid gap-5">
      <Heading>{texts.list.pageFields}</Heading>
      <CountedField
        id={fieldId('page', 'title')}
        label={texts.labels.title}
        value={fields.title}
        max={pageLimits.title}
        advised={softLimits.title}
        onText={write('title')}
      />
      <AddressAndVisibility editor={editor} page={page} setPage={setPage} />
    </div>
  );
}

function SearchAndSharing({ editor, page }: PaneProps) {
  const { fields } = editor.page;
  const write = (field: PageField) => type(editor, 'sharing', texts.list.sharing, field, page);
  return (
    <div className="grid gap-5">
      <div>
        <Heading>{texts.list.sharing}</Heading>
        <p className="text-small text-muted">{texts.sharing.lead}</p>
      </div>
      <CountedField
        id={fieldId('sharing', 'title')}
        label={texts.labels.title}
        hint={texts.sharing.titleHint}
        value={fields.title}
        max={pageLimits.title}
        advised={softLimits.title}
        onText={write('title')}
      />
      <CountedField
        id={fieldId('sharing', 'meta_description')}
        label={texts.labels.meta_description}
        hint={texts.sharing.descriptionHint}
        value={fields.meta_description}
        max={pageLimits.meta_description}
        advised={softLimits.meta_description}
        long
        onText={write('meta_description')}
      />
      <ShareCard title={fields.title} description={fields.meta_description} slug={fields.slug} />
      {page.hidden_because.length > 0 && <p className="text-small text-muted">{texts.sharing.hidden}</p>}
    </div>
  );
}

const fallbackFields = [
  ['pitch_title', pageLimits.pitch_title, softLimits.title, undefined],
  ['pitch_text', pageLimits.pitch_text, undefined, undefined],
  ['primary_cta', pageLimits.ctaText, softLimits.ctaText, texts.buttonHint.primary],
  ['secondary_cta', pageLimits.ctaText, softLimits.ctaText, texts.buttonHint.secondary],
] as const;

function FallbackFields({ editor }: Pick<PaneProps, 'editor'>) {
  const isShown = isPitchOnly(draftOf(editor.page).content);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <Heading>{texts.list.fallback}</Heading>
        <p className="text-small text-muted">{texts.fallback.lead}</p>
        <p className="text-small font-strong">{isShown ? texts.fallback.shown : texts.fallback.notShown}</p>
      </div>
      {fallbackFields.map(([field, max, advised, hint]) => (
        <CountedField
          key={field}
          id={fieldId('fallback', field)}
          label={texts.labels[field]}
          hint={hint}
          value={editor.page.fields[field]}
          max={max}
          advised={advised}
          long={field === 'pitch_text'}
          onText={type(editor, 'fallback', texts.list.fallback, field)}
        />
      ))}
    </div>
  );
}

const shareCardTexts = pageEditorTexts.sharing;

/** Roughly how messengers and social networks show a link to the page. */
function ShareCard({ title, description, slug }: { title: string; description: string; slug: string }) {
  return (
    <figure className="grid gap-1.5">
      <figcaption className="font-strong">{shareCardTexts.card}</figcaption>
      <div className="grid grid-cols-[auto_1fr] overflow-hidden rounded-control border border-line">
        <div aria-hidden="true" className="grid w-20 place-items-center bg-tint-strong">
          <BrandMark />
        </div>
        <div className="grid min-w-0 gap-0.5 p-3">
          <p className="truncate text-small text-muted">{`${location.host}/pitches/${slug}`}</p>
          <p className="line-clamp-2 font-strong wrap-anywhere">{title || pageEditorTexts.untitled}</p>
          <p className="line-clamp-2 text-small wrap-anywhere text-muted">
            {description || shareCardTexts.noDescription}
          </p>
        </div>
      </div>
    </figure>
  );
}

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { palettesOf } from '#ui/colors.ts';
import source from '#ui/tokens.css?raw';
import { type CheckPlace, type PageFinding, pageChecks } from '../../rules/page-checks.ts';
import { pageCheckTexts, pageContrastTexts } from '../../texts/office-page-checks.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { draftOf, type EditedPage, fieldId, sectionName } from './document.ts';
import { contrastsOf, type Measured } from './section-contrast.ts';

const texts = pageEditorTexts.checks;

interface ChecksPaneProps {
  found: readonly Found[];
  /** The page's lowest contrast as text. */
  contrast: string | undefined;
  onShow: (found: Found) => void;
}

/** The findings before publishing, each with a link to its field. */
export function ChecksPane({ found, contrast, onShow }: ChecksPaneProps) {
  const groups = [
    [texts.errors, found.filter(({ severity }) => severity === 'error')],
    [texts.warnings, found.filter(({ severity }) => severity === 'warning')],
  ] as const;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="fields-title" tabIndex={-1} className="text-base font-strong">
          {texts.title}
        </h2>
        <p className="text-small text-muted">{texts.lead}</p>
      </div>
      {found.length === 0 && (
        <p className="flex items-center gap-2 text-good-text">
          <CircleCheck aria-hidden="true" />
          {texts.none}
        </p>
      )}
      {groups.map(
        ([title, list]) =>
          list.length > 0 && (
            <section key={title} aria-label={title} className="grid gap-2">
              <h3 className="text-base font-strong">{title}</h3>
              <FoundList found={list} onShow={onShow} />
            </section>
          ),
      )}
      {contrast && (
        <section aria-label={pageContrastTexts.title} className="grid gap-1">
          <h3 className="text-base font-strong">{pageContrastTexts.title}</h3>
          <p>{contrast}</p>
        </section>
      )}
    </div>
  );
}

/** Findings with their place; a link where the editor can show it. */
export function FoundList({ found, onShow }: { found: readonly Found[]; onShow?: (found: Found) => void }) {
  return (
    <ul className="grid gap-2">
      {found.map((one, at) => {
        const words = pageCheckTexts[one.code](one.words);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be found twice, and nothing in a line has a state
            key={at}
            className="grid grid-cols-[auto_1fr] gap-x-2 rounded-control border border-line p-3"
          >
            <TriangleAlert
              aria-hidden="true"
              className={one.severity === 'error' ? 'mt-0.5 text-bad-text' : 'mt-0.5 text-due-text'}
            />
            <div className="grid min-w-0 justify-items-start gap-0.5">
              <p className="wrap-anywhere">{words}</p>
              <p className="text-small text-muted">{one.where}</p>
              {onShow && (
                <Button variant="quiet" aria-label={texts.showNamed(words)} onClick={() => onShow(one)}>
                  {texts.show}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const checkPlacesTexts = pageEditorTexts;

/** A finding and where the editor shows it. */
export interface Found extends PageFinding {
  /** A section's key or a page-level pane. */
  shown: string;
  /** The control to focus, when it has its own. */
  control: string | undefined;
  /** "Hero, Button text". */
  where: string;
}

export function findIn(page: EditedPage, knownFigures: readonly string[]): Found[] {
  const draft = draftOf(page);
  const findings = [...pageChecks(draft, knownFigures), ...contrastFindings(contrastsOf(draft, ourPalettes))];
  return findings.map((finding) => ({ ...finding, ...locate(page, finding.place) }));
}

/** Color pairs with too little contrast, with the ratio and a color that would pass. */
function contrastFindings(measured: readonly Measured[]): PageFinding[] {
  return measured.flatMap(({ section, prop, theme, ratio, least, cure }) =>
    cure === undefined
      ? []
      : {
          code: 'low_contrast',
          severity: 'warning',
          place: { section, prop },
          words: pageContrastTexts.low(
            pageContrastTexts.ratio(ratio),
            pageContrastTexts.themes[theme],
            least,
            cure,
          ),
        },
  );
}

/** The color pair with the smallest margin over its requirement, as text; undefined for an empty page. */
export function lowestContrast(page: EditedPage): string | undefined {
  const [lowest] = contrastsOf(draftOf(page), ourPalettes).sort(
    (x, y) => x.ratio / x.least - y.ratio / y.least,
  );
  if (!lowest) return undefined;
  const { section, prop, theme, ratio, least } = lowest;
  const { where } = locate(page, { section, prop });
  return pageContrastTexts.lowest(
    pageContrastTexts.ratio(ratio),
    where,
    pageContrastTexts.themes[theme],
    least,
  );
}

function locate(page: EditedPage, { section: at, prop, item }: CheckPlace): Omit<Found, keyof PageFinding> {
  const section = at === null ? undefined : page.sections[at];
  if (section) {
    const feature = item === undefined ? undefined : section.features[item];
    const label = labelOf(checkPlacesTexts.sectionLabels, prop);
    const parts = [
      sectionName(page, section),
      feature && checkPlacesTexts.feature((item ?? 0) + 1),
      feature ? labelOf(checkPlacesTexts.featureLabels, prop) : label,
    ];
    return {
      shown: section.key,
      control: label || feature ? fieldId((feature ?? section).key, prop) : undefined,
      where: parts.filter(Boolean).join(', '),
    };
  }
  const place = placeOf(prop);
  const label = labelOf(checkPlacesTexts.labels, prop);
  return {
    shown: place,
    control: label ? fieldId(place, prop) : undefined,
    where: [placeName[place], label].filter(Boolean).join(', '),
  };
}

const placeName = {
  page: checkPlacesTexts.list.page,
  sharing: checkPlacesTexts.list.sharing,
  fallback: checkPlacesTexts.list.fallback,
} as const;

function placeOf(prop: string): keyof typeof placeName {
  if (prop === 'meta_description') return 'sharing';
  return prop.startsWith('pitch_') || prop.endsWith('_cta') ? 'fallback' : 'page';
}

const labelOf = (labels: Readonly<Record<string, string>>, prop: string): string | undefined =>
  Object.hasOwn(labels, prop) ? labels[prop] : undefined;

/** Both themes' colors, parsed from the style sheet's source. */
const ourPalettes = palettesOf(source);

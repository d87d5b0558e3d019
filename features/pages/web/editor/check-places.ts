import { type CheckPlace, type PageFinding, pageChecks } from '../../rules/page-checks.ts';
import { pageContrastTexts as contrastTexts } from '../../texts/office-page-checks.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { draftOf, type EditedPage } from './document.ts';
import { ourPalettes } from './our-palettes.ts';
import { fieldId, sectionName } from './place-names.ts';
import { contrastsOf, type Measured } from './section-contrast.ts';

const texts = pageEditorTexts;

/** One thing that a check found, and where the editor shows it. */
export interface Found extends PageFinding {
  /** A section's key or a place of the page. */
  shown: string;
  /** The control to go to, when there is one for it alone. */
  control: string | undefined;
  /** "Hero, Button text". */
  where: string;
}

export function findIn(page: EditedPage, knownFigures: readonly string[]): Found[] {
  const draft = draftOf(page);
  const findings = [...pageChecks(draft, knownFigures), ...contrastFindings(contrastsOf(draft, ourPalettes))];
  return findings.map((finding) => ({ ...finding, ...locate(page, finding.place) }));
}

/** What has too little contrast, with its number and the color that would do. */
function contrastFindings(measured: readonly Measured[]): PageFinding[] {
  return measured.flatMap(({ section, prop, theme, ratio, least, cure }) =>
    cure === undefined
      ? []
      : {
          code: 'low_contrast',
          severity: 'warning',
          place: { section, prop },
          words: contrastTexts.low(contrastTexts.ratio(ratio), contrastTexts.themes[theme], least, cure),
        },
  );
}

/** The pair of colors that has the least beyond what it needs, in words; nothing where the page says nothing. */
export function lowestContrast(page: EditedPage): string | undefined {
  const [lowest] = contrastsOf(draftOf(page), ourPalettes).sort(
    (x, y) => x.ratio / x.least - y.ratio / y.least,
  );
  if (!lowest) return undefined;
  const { section, prop, theme, ratio, least } = lowest;
  const { where } = locate(page, { section, prop });
  return contrastTexts.lowest(contrastTexts.ratio(ratio), where, contrastTexts.themes[theme], least);
}

function locate(page: EditedPage, { section: at, prop, item }: CheckPlace): Omit<Found, keyof PageFinding> {
  const section = at === null ? undefined : page.sections[at];
  if (section) {
    const feature = item === undefined ? undefined : section.features[item];
    const label = labelOf(texts.sectionLabels, prop);
    const parts = [
      sectionName(page, section),
      feature && texts.feature((item ?? 0) + 1),
      feature ? labelOf(texts.featureLabels, prop) : label,
    ];
    return {
      shown: section.key,
      control: label || feature ? fieldId((feature ?? section).key, prop) : undefined,
      where: parts.filter(Boolean).join(', '),
    };
  }
  const place = placeOf(prop);
  const label = labelOf(texts.labels, prop);
  return {
    shown: place,
    control: label ? fieldId(place, prop) : undefined,
    where: [placeName[place], label].filter(Boolean).join(', '),
  };
}

const placeName = {
  page: texts.list.page,
  sharing: texts.list.sharing,
  fallback: texts.list.fallback,
} as const;

function placeOf(prop: string): keyof typeof placeName {
  if (prop === 'meta_description') return 'sharing';
  return prop.startsWith('pitch_') || prop.endsWith('_cta') ? 'fallback' : 'page';
}

const labelOf = (labels: Readonly<Record<string, string>>, prop: string): string | undefined =>
  Object.hasOwn(labels, prop) ? labels[prop] : undefined;

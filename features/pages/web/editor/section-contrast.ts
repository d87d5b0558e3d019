import { colorOf, contrast, type Palette, type Theme, themes, withLightness } from '#ui/colors.ts';
import { type PageDraft, type PageSection, readPageContent } from '../../rules/page-content.ts';

/** The minimum for text (WCAG 2.2, 1.4.3) and for a button's shape (1.4.11). */
const forWords = 4.5;
const forShapes = 3;

/**
 * The colour tokens of each text prop. Sections have no colours of their own, and no text is over a picture: a hero's
 * tiles are beside it. A browser test measures the same in the rendered page.
 */
interface Pairing {
  front: string;
  back: string;
  least: number;
}
const words = (front: string, back: string): Pairing => ({ front, back, least: forWords });
const button = [
  words('on-action', 'action'),
  words('on-action', 'action-hover'),
  { front: 'action', back: 'page', least: forShapes },
];
const pairings: Record<PageSection['type'] | 'fallback', Record<string, readonly Pairing[]>> = {
  hero: { title: [words('heading', 'page')], subtitle: [words('muted', 'page')], ctaText: button },
  features: {
    title: [words('heading', 'surface')],
    features: [words('heading', 'surface'), words('ink', 'surface')],
  },
  cta: { title: [words('heading', 'page')], description: [words('ink', 'page')], ctaText: button },
  fallback: {
    pitch_title: [words('heading', 'page')],
    pitch_text: [words('ink', 'page')],
    primary_cta: button,
    secondary_cta: [words('link', 'page'), words('link-hover', 'page')],
  },
};

/** A measured colour pair. */
export interface Measured {
  /** The section's index in the draft; null for the fallback. */
  section: number | null;
  prop: string;
  theme: Theme;
  /** 1 to 21. */
  ratio: number;
  least: number;
  /** A text colour that would pass, where this one fails. */
  cure?: string;
}

/** Every text colour pair of the page in both themes, in page order. */
export function contrastsOf(draft: PageDraft, palettes: Record<Theme, Palette>): Measured[] {
  if (readPageContent(draft.content).sections.length === 0)
    return measure(null, 'fallback', draft as unknown as Record<string, unknown>, palettes);
  return draft.content.sections.flatMap(({ type, props }, at) =>
    measure(at, type, props as unknown as Record<string, unknown>, palettes),
  );
}

function measure(
  section: number | null,
  kind: keyof typeof pairings,
  texts: Record<string, unknown>,
  palettes: Record<Theme, Palette>,
): Measured[] {
  return Object.entries(pairings[kind]).flatMap(([prop, pairs]) =>
    isWritten(texts[prop])
      ? pairs.flatMap(({ front, back, least }) =>
          themes.map((theme): Measured => {
            const [one, other] = [colorOf(palettes[theme], front), colorOf(palettes[theme], back)];
            const ratio = contrast(one, other);
            const enough = ratio >= least;
            return {
              section,
              prop,
              theme,
              ratio,
              least,
              ...(!enough && { cure: cureFor(one, other, least) }),
            };
          }),
        )
      : [],
  );
}

const isWritten = (text: unknown): boolean =>
  typeof text === 'string' ? text.trim() !== '' : Array.isArray(text) && text.length > 0;

/** The nearest colour of the same hue with enough contrast on `back`: darker or lighter, whichever changes less. */
export function cureFor(front: string, back: string, least: number): string {
  const steps = Array.from({ length: 101 }, (_, percent) => withLightness(front, percent / 100));
  const fits = steps.flatMap((color, percent) =>
    contrast(color, back) >= least ? [{ color, percent }] : [],
  );
  const from = steps.findIndex((color) => contrast(color, front) < 1.02);
  const [nearest] = fits.sort((x, y) => Math.abs(x.percent - from) - Math.abs(y.percent - from));
  return nearest?.color ?? back;
}

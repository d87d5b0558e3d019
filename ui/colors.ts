/** A colour as `oklch(lightness chroma hue)` without alpha, the notation of tokens.css. */
const form = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;

/** Or as people quote it: `#767676`. */
const hexForm = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Relative luminance (WCAG 2) of a colour inside sRGB. Throws on any other notation. */
export function luminance(color: string): number {
  const hex = hexForm.exec(color)?.slice(1);
  const [red, green, blue] = hex ? hex.map(linear) : fromOklch(color);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** One channel of sRGB in hexadecimal digits, without its gamma (IEC 61966-2-1). */
function linear(digits: string): number {
  const value = Number.parseInt(digits, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function partsOf(color: string): [number, number, number] {
  const parts = form.exec(color);
  if (!parts) throw new Error(`Not a plain oklch colour: ${color}`);
  return parts.slice(1).map(Number) as [number, number, number];
}

/** The same hue, lighter or darker: 0 is black, 1 is white. */
export function withLightness(color: string, lightness: number): string {
  const [, chroma, hue] = partsOf(color);
  return `oklch(${lightness} ${chroma} ${hue})`;
}

/** Red, green and blue without gamma, 0 to 1 (Ottosson 2020). */
function fromOklch(color: string): [number, number, number] {
  const [lightness, chroma, degrees] = partsOf(color);
  const hue = (degrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Colors by the name of their token, as `contrast.ts` reads them. */
export type Palette = Readonly<Record<string, string>>;

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The tokens of both themes out of the source of tokens.css, as they are there; the dark block is on the light one. */
export function palettesOf(source: string): Record<Theme, Palette> {
  const light = tokensOf(source, ':root');
  return { light, dark: { ...light, ...tokensOf(source, ':root[data-theme="dark"]') } };
}

/** The tokens of the block with exactly this selector, without those that it inherits. */
export function tokensOf(source: string, selector: string): Palette {
  const start = source.indexOf(`${selector} {`);
  const block = source.slice(start, source.indexOf('}', start));
  const tokens = block.split(';').flatMap((line) => {
    const [, name = '', value = ''] = /^--([\w-]+): ([^;]+)$/.exec(line.slice(line.indexOf('--'))) ?? [];
    return name ? [[name, value] as const] : [];
  });
  return Object.fromEntries(tokens);
}

/** The color of a token, `var()` followed. Throws for a token that is not there. */
export function colorOf(palette: Palette, name: string): string {
  const value = palette[name];
  if (value === undefined) throw new Error(`No token --${name}`);
  const link = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return link ? colorOf(palette, link) : value;
}

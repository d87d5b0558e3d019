/** A colour as `oklch(lightness chroma hue)` without alpha. */
const form = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;

/** Relative luminance (WCAG 2) of an oklch colour inside sRGB. Throws on any other notation. */
export function luminance(color: string): number {
  const parts = form.exec(color);
  if (!parts) throw new Error(`Not a plain oklch colour: ${color}`);
  const [lightness, chroma, degrees] = parts.slice(1).map(Number) as [number, number, number];
  const hue = (degrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

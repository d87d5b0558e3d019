/** Colors by the name of their token, as `contrast.ts` reads them. */
export type Palette = Readonly<Record<string, string>>;
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The same with high contrast, in the order in which the blocks stand: a later one is as exact as the one before. */
export function highContrastPalettesOf(source: string): Record<Theme, Palette> {
  const high = { ...tokensOf(source, ':root'), ...tokensOf(source, ':root[data-contrast="high"]') };
  const dark = tokensOf(source, ':root[data-theme="dark"]');
  const highDark = tokensOf(source, ':root[data-theme="dark"][data-contrast="high"]');
  return { light: high, dark: { ...high, ...dark, ...highDark } };
}

/** The tokens of both themes out of the source of tokens.css, as they stand there; the dark block stands on the light one. */
export function palettesOf(source: string): Record<Theme, Palette> {
  const light = tokensOf(source, ':root');
  return { light, dark: { ...light, ...tokensOf(source, ':root[data-theme="dark"]') } };
}

function tokensOf(source: string, selector: string): Palette {
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

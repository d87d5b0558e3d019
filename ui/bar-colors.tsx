import { barColors } from '#platform/browser/preferences.ts';

/** For the head, before the script of the first paint, which gives both the color of the theme that was chosen. */
export function BarColors() {
  return Object.entries(barColors).map(([theme, color]) => (
    <meta
      key={theme}
      name="theme-color"
      media={`(prefers-color-scheme: ${theme})`}
      content={color}
      suppressHydrationWarning
    />
  ));
}

/** What the bars of a phone are painted with, as the page below them: `--page` of tokens.css in either theme. */
export const barColors = { light: '#fcfaf6', dark: '#0f1520' } as const;

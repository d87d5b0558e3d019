/** The page with a person's own panel of tiles. */
export const panelTexts = {
  title: 'Your panel of tiles',
  lead: 'Nobody else has the same panel. Each finished step turns one tile of its diagonal gold.',
  back: 'Back to Visa Process',
  loading: 'Loading...',
  failed: 'Your panel could not be loaded',
  picture: (gold: number) =>
    `A square panel of blue and white tiles. ${gold} of 6 tiles on its diagonal are gold.`,
  caption: (steps: number) => `${steps} of 6 steps completed`,
  for: (name: string) => `The panel of ${name}`,
  save: 'Save as a picture',
  print: 'Print as a poster',
  fileName: 'my-panel.png',
  saveFailed: 'The picture could not be made. Print the page instead, and choose PDF.',
  link: 'See your panel of tiles',
} as const;

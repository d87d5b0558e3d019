/** "Aa": how a page reads on this device. */
export const preferencesTexts = {
  title: 'Easier to read',
  calm: 'Big and calm',
  calmHint: 'Larger text, high contrast, no movement, and fewer things on each screen.',
  text: 'Text size',
  contrast: 'Contrast',
  contrasts: { usual: 'Usual', high: 'High' },
  motion: 'Movement',
  motions: { device: 'As on my device', none: 'None' },
  theme: 'Colors',
  themes: { device: 'As on my device', light: 'Light', dark: 'Dark' },
  kept: 'Kept on this device, for every page and for print.',
} as const;

/** Texts of the report of an experiment, a page to print and send round. */
export const experimentReportTexts = {
  open: 'Report',
  title: 'Report of an experiment',
  back: 'Back to the results',
  print: 'Print or save as PDF',
  counted: (when: string, status: string) => `${status}. Figures of ${when}.`,
  compared: 'What was compared',
  figures: 'Figures',
  notStarted: 'There is nothing to report yet: it has not started.',
  method: 'Method',
  /** How the figures came about, in three sentences; what each of them means follows. */
  methodBody: [
    'Visits are counted by our own pages, without cookies of others. Robots, our own team and people who asked not to be counted are left out.',
    'Each visitor is drawn once, by the weights, and keeps that page. What visitors do counts from the moment they saw it and while the experiment was active.',
    'The range of a rate is Wilson’s 95% interval. The range of the difference is a 95% confidence sequence, which holds on every day. The chance to beat the control uses Beta posteriors with a flat prior. It decides nothing alone.',
  ],
} as const;

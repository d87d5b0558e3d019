/** Texts of the staff screen for experiments; quoted ones are the specification's, word for word. */
export const officeExperimentTexts = {
  title: 'A/B Test Manager',
  create: 'Create Experiment',
  loading: 'Loading experiments...',
  empty: {
    title: 'No experiments yet',
    body: 'An experiment shows different pages to different visitors and counts what they do.',
  },

  statuses: { draft: 'Draft', active: 'Active', paused: 'Paused', completed: 'Completed' },
  card: {
    figures: (traffic: number, variants: number) => `Traffic: ${traffic}% | Variants: ${variants}`,
    weight: (weight: number) => `${weight}%`,
    noPage: 'No landing page',
    created: (date: string) => `Created ${date}`,
    start: 'Start',
    resume: 'Resume',
    pause: 'Pause',
    results: 'View results',
    finish: 'Finish',
    named: (action: string, name: string) => `${action}: ${name}`,
  },

  form: {
    name: 'Name',
    description: 'Description',
    traffic: 'Traffic percentage',
    trafficHint: 'The share of visitors who take part, from 1 to 100.',
    variants: 'Variants',
    variantName: 'Variant name',
    weight: 'Weight (%)',
    page: 'Landing page',
    addVariant: 'Add variant',
    removeVariant: (name: string) => `Remove ${name}`,
    /** The two that a new experiment begins with; added ones are Variant B, Variant C and so on. */
    control: 'Control',
    variant: (letter: string) => `Variant ${letter}`,
    total: (total: number) => `Total ${total}%.`,
    submit: 'Create Experiment',
    cancel: 'Cancel',
    weightsDoNotAddUp: 'Variant weights must add up to 100%',
  },

  errors: {
    title: 'Error',
    fetching: 'Failed to fetch experiments',
    creating: 'Failed to create experiment',
    updating: 'The status of the experiment could not be changed.',
  },
  done: {
    created: 'Experiment created successfully',
    changed: (status: string) => `Experiment ${status} successfully`,
  },
} as const;

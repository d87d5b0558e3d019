/** What a new landing page can start from; what each holds: `features/pages/texts/page-templates.ts`. */
export const pageTemplates = ['hero', 'pitch', 'features', 'comparison'] as const;
export type PageTemplate = (typeof pageTemplates)[number];

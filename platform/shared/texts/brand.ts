/** The product's name, in one place; the setting `site_name` is separate and keeps its own default. */
export const BRAND = 'Rumo';

/** Shown beside the name: the product is not finished. */
export const BETA = 'BETA';

/** A programmer's mistake, worded as the specification has it. */
export const outsideProvider = 'useAuth must be used within an AuthProvider';

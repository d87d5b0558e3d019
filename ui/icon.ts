import type { LucideIcon } from 'lucide-react';

/** Any Lucide icon; size and stroke come from the page's density (see app.css). */
export type Icon = LucideIcon;

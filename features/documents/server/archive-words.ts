import type { Language } from '#platform/shared/languages.ts';
import { archiveTexts as portugueseTexts } from '../texts/document-archive.pt.ts';
import { archiveTexts } from '../texts/document-archive.ts';
import { categoryNames as portugueseNames } from '../texts/document-categories.pt.ts';
import { categoryNames } from '../texts/document-categories.ts';

/** What stands in an archive of documents: the names of its folders, and its list. */
export const archiveWords = {
  en: { ...archiveTexts, categories: categoryNames },
  pt: { ...portugueseTexts, categories: portugueseNames },
} satisfies Record<Language, object>;

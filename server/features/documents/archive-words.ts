import type { Language } from '#domain/rules/languages.ts';
import { archiveTexts } from '#domain/texts/document-archive.ts';
import { categoryNames } from '#domain/texts/document-categories.ts';
import { archiveTexts as portugueseTexts } from '#domain/texts/pt/document-archive.ts';
import { categoryNames as portugueseNames } from '#domain/texts/pt/document-categories.ts';

/** What stands in an archive of documents: the names of its folders, and its list. */
export const archiveWords = {
  en: { ...archiveTexts, categories: categoryNames },
  pt: { ...portugueseTexts, categories: portugueseNames },
} satisfies Record<Language, object>;

import { documentTexts } from '#domain/texts/documents.ts';
import { documentTexts as ptDocumentTexts } from '#domain/texts/pt/documents.ts';
import { inBoth } from '../../platform/say.ts';

/** Why a file was not taken. */
export const sayDocument = inBoth(documentTexts.errors, ptDocumentTexts.errors);

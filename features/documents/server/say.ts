import { inBoth } from '#platform/server/say.ts';
import { documentTexts as ptDocumentTexts } from '../texts/documents.pt.ts';
import { documentTexts } from '../texts/documents.ts';

/** Why a file was not taken. */
export const sayDocument = inBoth(documentTexts.errors, ptDocumentTexts.errors);

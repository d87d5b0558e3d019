import { assistantTexts } from '#domain/texts/assistant.ts';
import { assistantLibraryTexts } from '#domain/texts/assistant-library.ts';
import { assistantTexts as ptAssistantTexts } from '#domain/texts/pt/assistant.ts';
import { assistantLibraryTexts as ptAssistantLibraryTexts } from '#domain/texts/pt/assistant-library.ts';
import { inBoth } from '../../platform/say.ts';

/** What the assistant tells who asks it. */
export const sayAssistant = inBoth(assistantTexts, ptAssistantTexts);
export const sayLibrary = inBoth(assistantLibraryTexts, ptAssistantLibraryTexts);

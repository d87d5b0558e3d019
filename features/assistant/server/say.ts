import { inBoth } from '#platform/server/say.ts';
import { assistantTexts as ptAssistantTexts } from '../texts/assistant.pt.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { assistantLibraryTexts as ptAssistantLibraryTexts } from '../texts/assistant-library.pt.ts';
import { assistantLibraryTexts } from '../texts/assistant-library.ts';

/** What the assistant tells who asks it. */
export const sayAssistant = inBoth(assistantTexts, ptAssistantTexts);
export const sayLibrary = inBoth(assistantLibraryTexts, ptAssistantLibraryTexts);

import { AppError, inBoth } from '#platform/server/app-error.ts';
import type { Operation } from '#platform/server/operation.ts';
import { askPetService } from '#platform/server/pet-service.ts';
import type * as contract from '../contract.ts';
import { petTexts as ptPetTexts } from '../texts.pt.ts';
import { petTexts } from '../texts.ts';

const sayPets = inBoth(petTexts, ptPetTexts);

const demonstration = { answer: petTexts.demonstrationAnswer, demonstration: true };

/** Passes a question on to the pet service, and gives the demonstration answer where there is none or it has none. */
export const askPetExpert: Operation<typeof contract.askPetExpert, 'person'> = async (
  { body },
  { platform },
) => {
  const { petAiUrl } = platform.env;
  if (!petAiUrl) return demonstration;
  const found = await askPetService(petAiUrl, body.question);
  if (found.kind === 'unreachable') {
    throw new AppError('unavailable', {
      message: sayPets((texts) => texts.unreachable.detail),
      cause: found.cause,
    });
  }
  return found.kind === 'answered' ? { answer: found.text, demonstration: false } : demonstration;
};

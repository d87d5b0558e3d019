import { AppError, translator } from '#platform/server/app-error.ts';
import type { Operation } from '#platform/server/operation.ts';
import { askPetService } from '#platform/server/pet-service.ts';
import type * as contract from '../contract.ts';
import { petTexts as ptPetTexts } from '../texts.pt.ts';
import { petTexts } from '../texts.ts';

const petText = translator(petTexts, ptPetTexts);

const demonstration = { answer: petTexts.demonstrationAnswer, demonstration: true };

/** Asks the pet service; returns the demonstration answer where none is configured or it has no answer. */
export const askPetExpert: Operation<typeof contract.askPetExpert, 'person'> = async (
  { body },
  { platform },
) => {
  const { petAiUrl } = platform.env;
  if (!petAiUrl) return demonstration;
  const found = await askPetService(petAiUrl, body.question);
  if (found.kind === 'unreachable')
    throw new AppError('unavailable', {
      message: petText((texts) => texts.unreachable.detail),
      cause: found.cause,
    });
  return found.kind === 'answered' ? { answer: found.text, demonstration: false } : demonstration;
};

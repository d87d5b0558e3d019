import { petQuestions, type Route, route } from '#platform/server/http/route.ts';
import * as pets from './contract.ts';
import { askPetExpert } from './server/ask-pet-expert.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(pets.askPetExpert, { policy: 'person', limits: petQuestions }, askPetExpert),
];

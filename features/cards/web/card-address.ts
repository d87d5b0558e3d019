import type { ClerkCardId } from '../rules/cards.ts';

/** Where all cards stand, or one of them fills the screen. */
export const cardAddress = (card?: ClerkCardId): string =>
  card ? `/visa-process/cards?card=${card}` : '/visa-process/cards';

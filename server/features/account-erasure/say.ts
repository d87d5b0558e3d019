import { accountErasureTexts } from '#domain/texts/account-erasure.ts';
import { accountErasureTexts as ptAccountErasureTexts } from '#domain/texts/pt/account-erasure.ts';
import { inBoth } from '../../platform/say.ts';

/** What the deletion of an account tells its owner. */
export const sayErasure = inBoth(accountErasureTexts, ptAccountErasureTexts);

import { inBoth } from '#platform/server/say.ts';
import { accountErasureTexts as ptAccountErasureTexts } from '../texts/account-erasure.pt.ts';
import { accountErasureTexts } from '../texts/account-erasure.ts';

/** What the deletion of an account tells its owner. */
export const sayErasure = inBoth(accountErasureTexts, ptAccountErasureTexts);

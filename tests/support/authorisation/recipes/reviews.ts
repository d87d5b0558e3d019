import * as reviews from '#features/reviews/contract.ts';
import { recipe } from '../recipe.ts';

export const reviewRecipes = [
  recipe(reviews.listCaseDocuments, (of) => ({ params: { id: of.application } })),
  recipe(reviews.openDocument, (of) => ({ params: { id: of.document }, body: { reason: 'review' } })),
  recipe(
    reviews.openedDocument,
    (of) => ({ params: { opening: 1, id: of.document }, query: of.documentLink }),
    {
      neverSucceeds:
        'a link lives 60 seconds, less than the matrix takes: features/reviews/server/openings.test.ts',
    },
  ),
  recipe(reviews.reviewDocument, (of) => ({
    params: { id: of.document },
    body: { status: 'accepted', version: 1 },
  })),
];

import type { DB } from '#db/generated/types.ts';
import type { Dweller, Recipe, Row, World } from './shapes.ts';

/** The recipes of documents and of what staff say about them. */
export function documentRecipes(w: World): Record<keyof Pick<DB, 'documents' | 'document_reviews'>, Recipe> {
  const { alice, bob } = w;
  const isStaff = (person: Dweller) => person === w.moderator || person === w.admin;
  return {
    documents: {
      a: { id: alice.document },
      b: { id: bob.document },
      insert: (owner) => aFile(owner, owner),
      smuggle: (actor, victim) => aFile(actor, victim),
      // What each may change: people what it is, staff what they think of it.
      touch: (actor): Row => (isStaff(actor) ? { review_version: 2 } : { document_category: 'passport' }),
      repoint: () => [
        { user_id: bob.id },
        { application_id: bob.application },
        { user_id: bob.id, application_id: bob.application },
        { step_id: bob.step },
        { replaces_id: bob.document },
      ],
    },
    document_reviews: {
      a: { id: alice.review },
      b: { id: bob.review },
      insert: (owner) => aReview(owner),
      touch: () => ({ status: 'accepted' }),
      repoint: () => [{ reviewed_by: bob.id }, { user_id: bob.id, document_id: bob.document }],
    },
  };
}

const aReview = (author: Dweller): Row => ({
  document_id: author.document,
  user_id: author.id,
  status: 'accepted',
  reviewed_by: author.id,
  version: 7,
});

const aFile = (owner: Dweller, holder: Dweller): Row => ({
  user_id: owner.id,
  application_id: holder.application,
  file_name: 'passport.pdf',
  file_type: 'application/pdf',
  file_size: 1,
});

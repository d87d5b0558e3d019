import * as documents from '#features/documents/contract.ts';
import { recipe } from '../recipe.ts';
import { announcedBytes } from '../things.ts';

export const documentRecipes = [
  recipe(documents.listDocuments, (of) => ({ query: { application_id: of.application } })),
  recipe(documents.beginUpload, (of) => ({
    body: { application_id: of.application, file_name: 'passport.pdf', file_size: 120 },
  })),
  recipe(documents.putContent, (of) => ({
    params: { id: of.announcedDocument },
    body: new Blob([new Uint8Array(announcedBytes)]),
  })),
  recipe(documents.getContent, (of) => ({ params: { id: of.document } })),
  recipe(documents.createLink, (of) => ({ params: { id: of.document }, body: {} }), {
    changesNothing: 'a link is a signature, not a row',
  }),
  recipe(documents.openLink, (of) => ({ params: { id: of.document }, query: of.documentLink })),
  recipe(documents.createArchiveLink, (of) => ({ params: { application_id: of.application }, body: {} }), {
    changesNothing: 'a link is a signature, not a row',
  }),
  recipe(documents.openArchive, (of) => ({
    params: { application_id: of.application },
    query: of.archiveLink,
  })),
  recipe(documents.categoriseDocument, (of) => ({
    params: { id: of.document },
    body: { document_category: 'general' },
  })),
  recipe(documents.deleteDocument, (of) => ({ params: { id: of.document } })),
];

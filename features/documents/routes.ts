import { bulk, reads, uploads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as documents from './contract.ts';
import { beginUpload } from './server/begin-upload.ts';
import { categoriseDocument } from './server/categorise-document.ts';
import { createArchiveLink } from './server/create-archive-link.ts';
import { createLink } from './server/create-link.ts';
import { deleteDocument } from './server/delete-document.ts';
import { getContent } from './server/get-content.ts';
import { listDocuments } from './server/list-documents.ts';
import { openArchive } from './server/open-archive.ts';
import { openLink } from './server/open-link.ts';
import { putContent } from './server/put-content.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(documents.listDocuments, { policy: 'person', limits: reads }, listDocuments),
  route(documents.beginUpload, { policy: 'person', limits: writes }, beginUpload),
  route(documents.putContent, { policy: 'person', limits: uploads }, putContent),
  route(documents.getContent, { policy: 'person', limits: reads }, getContent),
  route(documents.createLink, { policy: 'person', limits: writes }, createLink),
  route(documents.openLink, { policy: 'link', limits: reads }, openLink),
  route(documents.createArchiveLink, { policy: 'person', limits: writes }, createArchiveLink),
  route(documents.openArchive, { policy: 'link', limits: bulk }, openArchive),
  route(documents.categoriseDocument, { policy: 'person', limits: writes }, categoriseDocument),
  route(documents.deleteDocument, { policy: 'person', limits: writes }, deleteDocument),
];

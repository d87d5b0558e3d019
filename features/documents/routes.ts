import { bulk, type Route, readRoute, reads, route, uploads, writes } from '#platform/server/http/route.ts';
import * as documents from './contract.ts';
import { createArchiveLink, openArchive } from './server/archive.ts';
import { getContent } from './server/content.ts';
import { deleteDocument } from './server/delete.ts';
import { categoriseDocument, listDocuments } from './server/documents.ts';
import { createLink, openLink } from './server/links.ts';
import { beginUpload, putContent } from './server/upload.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  readRoute(documents.listDocuments, listDocuments),
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

import { guideTexts } from '#features/guide/texts/guide.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import { applicantTexts } from './dashboard.pt.ts';
import type * as english from './offline-page.ts';

export const offlinePageTexts: Translation<typeof english.offlinePageTexts> = {
  title: 'Está sem ligação',
  detail: 'Esta página precisa de ligação à internet. Abre sozinha assim que a ligação voltar.',
  again: 'Tentar de novo',
  kept: 'Estas páginas abrem sem ligação:',
  pages: [
    { to: '/dashboard', label: applicantTexts.nav.home },
    { to: '/visa-process', label: guideTexts.title },
    { to: '/documents', label: applicantTexts.nav.documents },
    { to: '/profile', label: applicantTexts.nav.profile },
  ],
};

import type { Translation } from '../languages.ts';
import type * as english from './share.ts';

export const shareTexts: Translation<typeof english.shareTexts> = {
  picture:
    'Um mar de azulejos azuis e brancos ao amanhecer, com um rumo de azulejos dourados até ao horizonte.',
  support: 'Escreva-nos sobre a sua mudança para Portugal. Uma pessoa responde em 24 horas.',
  privacy: 'O que guardamos sobre si, quem vê os seus documentos e como eliminar tudo.',
};

import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './document-archive.ts';

export const archiveTexts: Translation<typeof english.archiveTexts> = {
  download: 'Transferir tudo (.zip)',
  preparing: 'A preparar a transferência...',
  title: 'Guarde uma cópia',
  hint: (count) =>
    count === 1
      ? 'Guarde o seu ficheiro no seu próprio dispositivo, com uma lista.'
      : `Guarde os ${count} ficheiros no seu próprio dispositivo, em pastas por tipo e com uma lista.`,
  nifFolder: 'Documento do NIF',
  index: {
    title: 'Os seus documentos',
    saved: (date) => `Tudo o que guardava connosco em ${date}.`,
    file: 'Ficheiro',
    type: 'Tipo',
    size: 'Tamanho em bytes',
    uploaded: 'Carregado',
    missing: 'Não foi possível ler este ficheiro. Escreva-nos, por favor.',
    empty: 'Nessa altura não tinha documentos.',
  },
};

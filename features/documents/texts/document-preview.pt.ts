import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './document-preview.ts';

export const previewTexts: Translation<typeof english.previewTexts> = {
  loading: (fileName) => `A carregar ${fileName}...`,
  previous: 'Ficheiro anterior',
  next: 'Ficheiro seguinte',
  place: (number, count) => `${number} de ${count}`,
  showing: (fileName, number, count) => `A mostrar ${fileName}, ficheiro ${number} de ${count}`,
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  zoomReset: (percent) => `Ampliação: ${percent}%. Voltar a 100%`,
  percent: (zoom) => `${zoom}%`,
  rotate: 'Rodar',
  rotated: (degrees) => `Rodado ${degrees} graus`,
  openInTab: 'Abrir num novo separador',
  download: 'Transferir',
  pages: (fileName) => `Páginas de ${fileName}`,
  page: (number, count) => `Página ${number} de ${count}`,
  picture: (fileName) => `Imagem: ${fileName}`,
  keys: 'Teclas: as setas para a esquerda e para a direita mudam de ficheiro, + e - ampliam e reduzem, 0 volta a 100%, R roda, Escape fecha.',
  notPossible: 'Sem pré-visualização.',
  notPossibleHelp: 'Os ficheiros do Word abrem no Word ou no Pages. Transfira-o para o ver.',
  pageFailed: 'Não conseguimos desenhar esta página. Descarregue o ficheiro para o ver.',
  notices: {
    empty: {
      title: 'Este PDF não tem páginas.',
      detail: 'Guarde-o outra vez no seu dispositivo e carregue esse.',
    },
    form: {
      title: 'Este ficheiro é um formulário que só o Adobe Reader mostra.',
      detail:
        'O que vê aqui é a capa. Abra o formulário no Adobe Reader, imprima-o como PDF e carregue esse.',
    },
    collection: {
      title: 'Este PDF tem outros ficheiros dentro.',
      detail: 'O que vê aqui é a capa. Descarregue-o para abrir o que está dentro.',
    },
  },
  password: 'Este PDF pede uma palavra-passe.',
  passwordHelp: 'Abra-o num novo separador e escreva lá a palavra-passe.',
};

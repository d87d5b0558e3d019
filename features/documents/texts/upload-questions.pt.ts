import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './upload-questions.ts';

export const uploadQuestions: Translation<typeof english.uploadQuestions> = {
  duplicate: {
    message: 'Já tem este ficheiro.',
    help: 'Tem o mesmo nome e o mesmo tamanho de um que já está aqui.',
  },
  password: {
    message: 'Este PDF pede uma palavra-passe.',
    help: 'Um serviço público não o consegue abrir. Guarde uma cópia sem palavra-passe e carregue essa.',
  },
  unreadable: {
    message: 'Este PDF parece estar danificado ou cortado.',
    help: 'Abra-o no seu dispositivo para verificar, ou guarde-o outra vez.',
  },
  empty: {
    message: 'Este PDF não tem páginas.',
    help: 'Guarde-o outra vez no seu dispositivo e carregue esse.',
  },
  form: {
    message: 'Este ficheiro é um formulário que só o Adobe Reader mostra.',
    help: 'Abra-o no Adobe Reader, imprima-o como PDF e carregue esse.',
  },
  collection: {
    message: 'Este PDF tem outros ficheiros dentro, e poucos programas os abrem.',
    help: 'Carregue os ficheiros que tem dentro, um a um.',
  },
  cutOff: {
    message: 'Esta imagem está cortada. Falta-lhe o fim.',
    help: 'Copie-a ou descarregue-a outra vez e carregue essa.',
  },
};

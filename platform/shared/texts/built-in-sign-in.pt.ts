import type { Translation } from '../languages.ts';
import type * as english from './built-in-sign-in.ts';

export const builtInSignInTexts: Translation<typeof english.builtInSignInTexts> = {
  title: 'Iniciar sessão',
  errorPrefix: 'Erro: ',
  heading: 'Iniciar sessão',
  explanation:
    'Este é o início de sessão incorporado nesta máquina. Não pede palavra-passe e serve para experimentar o produto; uma instalação real usa o Google.',
  email: 'E-mail',
  name: 'Nome',
  word: 'Palavra de acesso',
  wordExplanation:
    'Este navegador é novo aqui. Indique uma vez a palavra de acesso: está na janela em que o servidor foi iniciado e no ficheiro «sign-in-word» da sua pasta de dados.',
  wordWrong: 'Esta não é a palavra de acesso. Tem oito letras e algarismos, por exemplo, abcd-2345.',
  wordWait: 'Houve demasiadas palavras erradas. Espere um minuto e tente de novo, por favor.',
  submit: 'Iniciar sessão',
  people: 'Ou continue como uma das pessoas do mundo de demonstração',
  roles: { admin: 'Administração,', moderator: 'Moderação,', user: 'Requerente,' },
  emailInvalid: 'Indique um endereço de e-mail, por exemplo, maria@example.com.',
  nameTooLong: 'Indique um nome com 200 caracteres, no máximo.',
  cancel: 'Cancelar',
  problem: {
    heading: 'Não é possível continuar este início de sessão',
    detail: 'Demorou demasiado ou começou noutro navegador. Comece de novo, por favor.',
    again: 'Começar de novo',
  },
  elsewhere:
    'O início de sessão incorporado serve apenas esta máquina. Abra esta página no endereço com que o servidor foi iniciado.',
};

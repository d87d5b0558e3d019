import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './account-archive.ts';

export const dataCardTexts: Translation<typeof english.dataCardTexts> = {
  title: 'Tudo o que guardamos sobre si',
  hint: 'Guarde uma cópia no seu próprio dispositivo: o seu perfil, os seus pedidos, os seus documentos, as suas mensagens e o resto.',
  open: (page) => `Abra o ficheiro que recebe e depois abra «${page}».`,
  careful: 'Nada nesta cópia está protegido. Guarde-a onde mais ninguém a possa abrir.',
  get: 'Transferir os meus dados (.zip)',
  getting: 'A preparar a transferência...',
  started: 'Transferência iniciada',
  failed: 'A transferência falhou',
};

export const archiveFiles: Translation<typeof english.archiveFiles> = {
  page: 'Leia primeiro',
  documents: 'Documentos',
};

export const accountArchiveTexts: Translation<typeof english.accountArchiveTexts> = {
  title: 'O que guardamos sobre si',
  made: (when, email) => `Cópia para ${email}, feita em ${when}. Todas as horas são UTC.`,
  folder: (documents) => `Os seus documentos estão na pasta «${documents}».`,
  data: 'O ficheiro data.json tem o mesmo para computadores, com todos os números e todos os momentos.',
  missing: 'Não foi possível ler estes ficheiros. Escreva-nos, por favor, e procuramo-los:',
  nothing: 'Nada.',

  account: {
    heading: 'A sua conta e o seu perfil',
    email: 'Endereço de e-mail',
    name: 'Nome com que inicia sessão',
    since: 'Conta desde',
    role: 'Também é da nossa equipa',
    fullName: 'Nome completo',
    phone: 'Telefone',
    nationality: 'Nacionalidade',
    location: 'Onde vive agora',
    state: 'Estado ou território onde vive',
    visa: 'Visto que quer',
    couple: 'O seu marido ou a sua mulher também se muda',
    child: 'Um filho também se muda',
    reminders: 'E-mails sobre os dias que guardou',
    yes: 'Sim',
    no: 'Não',
  },
  applications: {
    heading: 'Os seus pedidos',
    status: 'Estado',
    note: 'Nota da nossa equipa',
    progress: 'Progresso',
    since: 'Começado',
    ticked: 'Assinalado no guia',
    notes: 'As suas notas para a entrevista',
  },
  documents: {
    heading: 'Os seus documentos',
    file: 'Ficheiro',
    type: 'Tipo',
    size: 'Tamanho em bytes',
    uploaded: 'Carregado',
    unfinished: 'O carregamento não terminou',
    review: 'O que a nossa equipa disse',
  },
  messages: {
    heading: 'As suas mensagens e as nossas respostas',
    you: 'A sua mensagem',
    team: 'A nossa equipa',
  },
  assistant: { heading: 'As suas perguntas ao assistente', you: 'A sua pergunta', assistant: 'Assistente' },
  money: {
    heading: 'O seu plano e os seus pagamentos',
    plan: 'Plano',
    until: 'Até',
    day: 'Dia',
    what: 'O quê',
    amount: 'Valor',
    back: 'Devolvido',
    asked: (when, reason) => `Em ${when} pediu um pagamento de volta: ${reason}`,
  },
  mails: { heading: 'E-mails nossos', day: 'Dia', subject: 'Assunto', text: 'Texto' },
  sessions: {
    heading: 'Onde iniciou sessão',
    device: 'Dispositivo, como ele se apresenta',
    from: 'Desde',
    last: 'Visto pela última vez',
  },
  record: {
    heading: 'O que aconteceu',
    when: 'Quando',
    what: 'O quê',
    more: 'O ficheiro data.json tem todos os registos, também os que aqui não têm frase.',
  },
  visits: {
    heading: 'As suas visitas às nossas páginas de entrada',
    text: (views, events) =>
      `Visitas que podemos ligar à sua conta: ${views}. Passos depois delas, como um registo: ${events}. Estão todos em data.json.`,
  },
  leftOut: {
    heading: 'O que não está nesta cópia',
    items: [
      'As notas que a nossa equipa escreve entre si sobre um pedido ou uma mensagem. Escreva-nos se as quiser ver.',
      'Faturas e dados do cartão. Estão com a empresa que trata dos pagamentos: carregue em «Gerir a subscrição» na página do seu plano.',
      'Chaves e números baralhados que só protegem a sua conta.',
      'O texto de um PDF que deu ao assistente. Desaparece ao fim de uma hora.',
    ],
  },
};

import type { Translation } from '#platform/shared/languages.ts';
import { ratingWordsLimit, supportLimits, supportPerDay } from '../rules/support.ts';
import type * as english from './support.ts';

const inFigures = (count: number) => count.toLocaleString('pt-PT');
const tooLong = `Encurte o texto para ${inFigures(supportLimits.message)} caracteres. Pode enviar o resto numa segunda mensagem.`;

export const supportTexts: Translation<typeof english.supportTexts> = {
  title: 'Contacte-nos',
  heading: 'Obter apoio',
  lead: 'Escreva-nos. Uma pessoa lê cada mensagem e respondemos em 24 horas.',
  emailHint:
    'Diga-nos a sua pergunta e, se tiver, o ID do seu pedido. Não envie documentos por e-mail, por favor.',
  start: {
    heading: 'Ainda não tem conta?',
    lead: 'Crie-a com uma conta Google. O plano Basic é grátis para sempre.',
    action: 'Comece hoje',
    headingSignedIn: 'O seu caminho até ao visto',
    leadSignedIn: 'Os seus passos e documentos estão onde os deixou.',
  },

  signedOut: {
    heading: 'Escreva-nos aqui',
    lead: 'Inicie sessão para enviar uma mensagem e ler as nossas respostas. Ficam juntas nesta página.',
    action: 'Entrar para escrever',
    byEmail: 'Sem conta, ou se não conseguir iniciar sessão, use o endereço de e-mail que está nesta página.',
  },

  form: {
    heading: 'Escreva-nos',
    subject: 'Assunto',
    subjectHint: 'Poucas palavras, por exemplo: apostila de uma certidão de nascimento.',
    message: 'Mensagem',
    messageHint: 'Não inclua números do passaporte, de contribuinte ou de contas bancárias.',
    send: 'Enviar mensagem',
    sending: 'A enviar...',
    kept: 'O que escreveu continua aqui.',
    errors: {
      subject: {
        missing: 'Escreva um assunto, para sabermos do que se trata.',
        tooLong: `Encurte o assunto para ${supportLimits.subject} caracteres.`,
      },
      message: { missing: 'Escreva a sua mensagem.', tooLong },
      body: { missing: 'Escreva a sua resposta.', tooLong },
      note: { missing: 'Escreva a sua nota.', tooLong },
    },
    failed: 'A sua mensagem não foi enviada',
    replyFailed: 'A sua resposta não foi enviada',
  },

  sent: {
    title: 'Recebemos a sua mensagem',
    replyBy: (when) => `Respondemos até ${when}.`,
    seeHere: (byEmail) =>
      byEmail
        ? 'A resposta aparece nesta página e recebe um e-mail a avisar.'
        : 'A resposta aparece nesta página.',
  },

  threads: {
    heading: 'As suas mensagens',
    loading: 'A carregar as suas mensagens...',
    loadFailed: 'Não foi possível carregar as suas mensagens',
    unread: (count) => (count === 1 ? 'Tem uma resposta nova' : `Tem ${count} respostas novas`),
    read: 'Ler',
    newReply: 'Resposta nova',
    isNew: 'Nova',
    merged: (subject) => `Também nos escreveu sobre «${subject}». Juntámos aqui as duas conversas.`,
    mergedByUs: (subject) => `Também lhe escrevemos sobre «${subject}». Juntámos aqui as duas conversas.`,
    you: 'A sua mensagem',
    team: 'A nossa equipa',
    replyBy: (when) => `Respondemos até ${when}.`,
    late: 'Tínhamos prometido responder até agora. Estamos em atraso, mas não nos esquecemos.',
    reply: 'A sua resposta',
    replyReopens: 'Se escrever de novo, esta conversa volta a abrir.',
    sendReply: 'Enviar resposta',
    replySent: 'Recebemos a sua resposta',
    status: {
      open: 'Connosco',
      in_progress: 'Em curso',
      resolved: 'Resolvida',
      closed: 'Fechada',
    },
  },

  rating: {
    question: 'Isto ajudou?',
    yes: 'Sim',
    no: 'Ainda não',
    words: 'Quer acrescentar alguma coisa?',
    wordsHint: {
      yes: 'Por exemplo, o que mais ajudou.',
      no: 'Por exemplo, o que ainda falta. Para ter resposta, escreva abaixo.',
    },
    send: 'Enviar',
    sending: 'A enviar...',
    thanks: 'Agradecemos a sua opinião.',
    said: { yes: 'Disse que isto ajudou.', no: 'Disse que isto ainda não ajudou.' },
    change: 'Alterar',
    failed: 'A sua resposta não foi guardada',
    errors: {
      missing: '',
      tooLong: `Encurte o texto para ${inFigures(ratingWordsLimit)} caracteres.`,
    },
  },

  tooMany: {
    messages: `Enviou ${supportPerDay.messages} mensagens num dia. Escreva o resto como resposta a uma delas ou envie-nos um e-mail.`,
    replies: `Enviou ${supportPerDay.replies} respostas num dia. Continue amanhã ou envie-nos um e-mail.`,
  },
};
